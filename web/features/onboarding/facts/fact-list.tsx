import { useState } from 'react'
import { type Fact, factKinds } from '#shared/onboarding/fact'
import { t } from '#web/features/onboarding/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { FactEditor } from './fact-editor.tsx'
import { FactRow } from './fact-row.tsx'

interface FactListProps {
  readonly facts: readonly Fact[]
  /** More pages are being crawled. */
  readonly isReading: boolean
  readonly onChange: (facts: readonly Fact[]) => void
}

const SHOWN = 6

/** What the new agent may state of its company, each fact with its page, to correct or remove before the agent is made. */
export const FactList = ({ facts, isReading, onChange }: FactListProps) => {
  const [open, setOpen] = useState<number>()
  const [isWhole, setWhole] = useState(false)
  const ordered = factKinds.flatMap((kind) => facts.filter((fact) => fact.kind === kind))
  const shown = isWhole ? ordered : ordered.slice(0, SHOWN)
  return (
    <section className="grid gap-2" aria-label={t('facts')}>
      <h3>{t('facts')}</h3>
      <p className="text-sm text-ink-2">{t('factsFact')}</p>
      {ordered.length === 0 && !isReading && <p className="text-ink-2">{t('factsNone')}</p>}
      {ordered.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {shown.map((fact, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two facts may be equal once one is edited
            <li key={`${at} ${fact.kind}`} className="px-3 py-2">
              {open === at ? (
                <FactEditor
                  fact={fact}
                  onCancel={() => setOpen(undefined)}
                  onSave={(saved) => {
                    setOpen(undefined)
                    onChange(ordered.with(at, saved))
                  }}
                />
              ) : (
                <FactRow
                  fact={fact}
                  onEdit={() => setOpen(at)}
                  onRemove={() => {
                    setOpen(undefined)
                    onChange(ordered.toSpliced(at, 1))
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {isReading && (
        <p role="status" className="text-sm text-ink-2">
          {t('factsReading')}
        </p>
      )}
      {ordered.length > SHOWN && !isWhole && (
        <Button variant="link" className="justify-self-start" onClick={() => setWhole(true)}>
          {t('factsAll', { count: ordered.length })}
        </Button>
      )}
    </section>
  )
}
