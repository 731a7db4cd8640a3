import { Plus } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Fact } from '#shared/onboarding/fact'
import { factKinds } from '#shared/onboarding/fact-kinds'
import { MAX_FACTS } from '#shared/onboarding/limits'
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

/** What the new agent may state of its company, each fact with its page, to correct, remove or add before the agent is made. */
export const FactList = ({ facts, isReading, onChange }: FactListProps) => {
  const [open, setOpen] = useState<number | 'new'>()
  const [isWhole, setWhole] = useState(false)
  const { part, focusOn } = useFocusAfter()
  const ordered = byKind(facts)
  const shown = isWhole ? ordered : ordered.slice(0, SHOWN)
  const close = (next: number | 'new') => {
    setOpen(undefined)
    focusOn(next)
  }
  const add = (fact: Fact) => {
    setWhole(true)
    const next = byKind([...ordered, fact])
    close(next.indexOf(fact))
    onChange(next)
  }
  const remove = (at: number) => {
    setOpen(undefined)
    // the next fact moves up to its place; after the last one, the one before, and after the only one the heading
    focusOn(Math.min(at, ordered.length - 2))
    onChange(ordered.toSpliced(at, 1))
  }
  return (
    <section ref={part} className="grid gap-2" aria-label={t('facts')}>
      <h3 tabIndex={-1}>{t('facts')}</h3>
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
                  others={ordered.toSpliced(at, 1)}
                  onCancel={() => close(at)}
                  onSave={(saved) => {
                    close(at)
                    onChange(ordered.with(at, saved))
                  }}
                />
              ) : (
                <FactRow fact={fact} onEdit={() => setOpen(at)} onRemove={() => remove(at)} />
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
      {open === 'new' ? (
        <div className="rounded-lg border border-line p-3">
          <FactEditor others={ordered} onCancel={() => close('new')} onSave={add} />
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
          {ordered.length < MAX_FACTS ? (
            <Button size="small" data-new icon={<Plus size={15} />} onClick={() => setOpen('new')}>
              {t('addFactOf')}
            </Button>
          ) : (
            <p className="text-sm text-ink-2">{t('factsFull', { count: MAX_FACTS })}</p>
          )}
          {ordered.length > SHOWN && !isWhole && (
            <Button variant="link" onClick={() => setWhole(true)}>
              {t('factsAll', { count: ordered.length })}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

const byKind = (facts: readonly Fact[]) => factKinds.flatMap((kind) => facts.filter((fact) => fact.kind === kind))

/** Once the list is drawn again, the focus goes to the fact at a place, to the button for a new one, or else to the heading. */
const useFocusAfter = () => {
  const part = useRef<HTMLElement>(null)
  const next = useRef<number | 'new'>(undefined)
  useLayoutEffect(() => {
    if (next.current === undefined) return
    const rows = part.current?.querySelectorAll('li')
    const aim =
      next.current === 'new'
        ? part.current?.querySelector<HTMLElement>('[data-new]')
        : rows?.[next.current]?.querySelector<HTMLElement>('button')
    ;(aim ?? part.current?.querySelector('h3'))?.focus()
    next.current = undefined
  })
  const focusOn = (aim: number | 'new') => {
    next.current = aim
  }
  return { part, focusOn }
}
