import { ArrowRight, Plus, X } from 'lucide-react'
import type { AskFor } from '#shared/agents/schema'
import { t } from '#web/features/agents/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Select } from '#web/ui/choice/select.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { ListInput } from '#web/ui/input/list-input.tsx'
import { Card } from '#web/ui/page/card.tsx'

interface AsksEditorProps {
  readonly asks: readonly AskFor[]
  readonly issue: (path: string) => string | undefined
  readonly onChange: (asks: AskFor[]) => void
}

const kinds = ['text', 'email', 'phone', 'number', 'date', 'choice'] as const

/** The questions of a node; each answer becomes a variable. */
export const AsksEditor = ({ asks, issue, onChange }: AsksEditorProps) => {
  const change = (at: number, patch: Partial<AskFor>) =>
    onChange(asks.map((ask, index) => (index === at ? { ...ask, ...patch } : ask)))
  return (
    <section aria-label={t('asks')}>
      <div className="mb-1 flex items-center justify-between">
        <h3>{t('asks')}</h3>
        <Button
          variant="ghost"
          size="small"
          icon={<Plus size={14} />}
          disabled={asks.length >= 10}
          onClick={() => onChange([...asks, { variable: `answer_${asks.length + 1}`, question: '', kind: 'text' }])}
        >
          {t('addAsk')}
        </Button>
      </div>
      {asks.length === 0 ? (
        <p className="text-sm text-ink-2">{t('noAsks')}</p>
      ) : (
        <Card isRuled>
          {asks.map((ask, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an ask has no id of its own, and its order is what identifies it
            <div key={at} className="vg-way" data-at={`ask.${at}`} tabIndex={-1}>
              <Select
                label={t('askKind')}
                className="w-fit!"
                value={ask.kind}
                onChange={(kind) => change(at, { kind })}
                options={kinds.map((kind) => ({ value: kind, label: t(`ask.${kind}`) }))}
              />
              <Input
                className="vg-way__words"
                aria-label={t('question')}
                aria-invalid={issue(`asks.${at}.question`) ? true : undefined}
                placeholder={t('questionPlaceholder')}
                value={ask.question}
                maxLength={500}
                onChange={(event) => change(at, { question: event.currentTarget.value })}
              />
              <IconButton
                label={t('removeAsk')}
                size="small"
                className="vg-way__end"
                icon={<X size={15} />}
                onClick={() => onChange(asks.filter((_, index) => index !== at))}
              />
              <div className="vg-way__second max-md:flex-wrap">
                <ArrowRight size={16} className="text-ink-2" aria-hidden="true" />
                <span className="text-sm text-ink-2">{t('savedAs')}</span>
                <Input
                  isMono
                  className="max-w-40"
                  aria-label={t('variable')}
                  aria-invalid={issue(`asks.${at}.variable`) ? true : undefined}
                  value={ask.variable}
                  maxLength={60}
                  onChange={(event) =>
                    change(at, { variable: event.currentTarget.value.replaceAll(/[^a-z0-9_]/gi, '_') })
                  }
                />
                {ask.kind === 'choice' && (
                  <ListInput
                    layout="commas"
                    className="flex-1"
                    aria-label={t('choices')}
                    placeholder={t('choicesPlaceholder')}
                    values={ask.choices ?? []}
                    onChange={(choices) => change(at, { choices: choices.slice(0, 10) })}
                  />
                )}
              </div>
            </div>
          ))}
        </Card>
      )}
    </section>
  )
}
