import { Columns2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { FleetChange, FleetDiff } from '#shared/fleet/fleet-change'
import type { Region } from '#shared/regions'
import { t } from '#web/features/fleet/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Segmented } from '#web/ui/choice/segmented.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { areaLabel, comparedLabel, comparedText, Difference } from '#web-features/agents/changes'
import { BothSides } from './both-sides.tsx'
import { useNodeNames } from './use-node-names.ts'
import '#web/features/fleet/fleet.css'

interface DifferencesProps {
  readonly region: Region
  readonly diff: FleetDiff
  /** Whose nodes transitions lead to. */
  readonly agents: { readonly copyId: string; readonly sourceId: string }
  /** Paths of kept changes of which the copy takes the new. */
  readonly takeNew: readonly string[]
  /** Absent once nothing can be chosen any more. */
  readonly onTake?: ((path: string, isNew: boolean) => void) | undefined
  /** The copy has the changes already. */
  readonly isDone?: boolean | undefined
}

/** What a copy takes, by word, and what it keeps, with theirs and the new, and a choice for each. */
export const Differences = ({ region, diff, agents, takeNew, onTake, isDone }: DifferencesProps) => {
  const nodes = useNodeNames(region, agents)
  const [isBoth, setBoth] = useState(false)
  const { takes, kept, same } = diff
  if (takes.length + kept.length + same.length === 0)
    return <p className="vg-fleet__part text-ink-2">{t('nothingToTake')}</p>
  return (
    <>
      {takes.length > 0 && (
        <section>
          <Head label={t(isDone ? 'tookHead' : 'takesHead')} detail={t('takesDetail', { count: takes.length })}>
            <Button
              size="small"
              variant={isBoth ? 'on' : 'ghost'}
              aria-pressed={isBoth}
              icon={<Columns2 size={14} />}
              onClick={() => setBoth(!isBoth)}
            >
              {t('bothSides')}
            </Button>
          </Head>
          <ul>
            {takes.map((change) => (
              <li key={change.path} className="vg-fleet__part">
                <Name change={change} />
                {isBoth ? (
                  <BothSides region={region} {...textsOf(change, nodes)} />
                ) : (
                  <Difference region={region} {...differenceOf(change, nodes)} />
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {kept.length > 0 && (
        <section>
          <Head label={t('keptHead')} detail={t('keptDetail', { count: kept.length })} />
          <ul>
            {kept.map((change) => {
              const isNew = takeNew.includes(change.path)
              return (
                <li key={change.path} className="vg-fleet__part">
                  <div className="flex items-start justify-between gap-3">
                    <Name change={change} />
                    <span className="flex-none text-sm">
                      <State kind={isNew ? 'fine' : 'changed'}>{t(isNew ? 'newGoesIn' : 'theirsStays')}</State>
                    </span>
                  </div>
                  <BothSides region={region} {...textsOf(change, nodes)} />
                  {onTake && (
                    <Segmented
                      label={t('choiceOf', { setting: nameOf(change) })}
                      className="mt-2"
                      value={isNew ? 'new' : 'theirs'}
                      options={[
                        { value: 'theirs' as const, label: t('keepTheirs') },
                        { value: 'new' as const, label: t('takeNew') },
                      ]}
                      onChange={(value) => onTake(change.path, value === 'new')}
                    />
                  )}
                </li>
              )
            })}
          </ul>
        </section>
      )}
      {same.length > 0 && (
        <section>
          <Head label={t('sameHead')} detail={String(same.length)} />
          <p className="vg-fleet__part text-sm text-ink-2">{same.map(nameOf).join('; ')}</p>
        </section>
      )}
    </>
  )
}

interface HeadProps {
  readonly label: string
  readonly detail: string
  readonly children?: ReactNode
}

const Head = ({ label, detail, children }: HeadProps) => (
  <div className="vg-fleet__head">
    <h3>
      {label} <span>{detail}</span>
    </h3>
    {children}
  </div>
)

const Name = ({ change }: { readonly change: FleetChange }) => {
  const { title, about } = comparedLabel(change)
  return (
    <h4 className="min-w-0">
      {`${areaLabel(change.area)}, ${title}`} {about && <span>{about}</span>}
    </h4>
  )
}

const nameOf = (change: FleetChange): string => {
  const { title, about } = comparedLabel(change)
  return [areaLabel(change.area), title, about].filter(Boolean).join(', ')
}

type Nodes = ReturnType<typeof useNodeNames>

const textsOf = (change: FleetChange, nodes: Nodes) => ({
  path: change.setting,
  theirs: comparedText(change, change.theirs, nodes),
  next: comparedText(change, change.next, nodes),
})

const differenceOf = (change: FleetChange, nodes: Nodes) => {
  const { path, theirs, next } = textsOf(change, nodes)
  return { path, was: theirs, is: next }
}
