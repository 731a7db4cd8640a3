import { ArrowRight, Plus, X } from 'lucide-react'
import type { AgentNode, Transition, TransitionCondition } from '#shared/agents/schema'
import { t } from '#web/features/agents/t.ts'
import { randomId } from '#web/lib/random-id.ts'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Select } from '#web/ui/choice/select.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { ConditionInput } from './condition-input.tsx'

interface TransitionsEditorProps {
  readonly node: AgentNode
  readonly nodes: readonly AgentNode[]
  readonly issue: (path: string) => string | undefined
  readonly onChange: (transitions: Transition[]) => void
}

export const emptyConditions: Readonly<Record<TransitionCondition['kind'], TransitionCondition>> = {
  always: { kind: 'always' },
  intent: { kind: 'intent', sentence: '' },
  'asks-person': { kind: 'asks-person' },
  says: { kind: 'says', anyOf: [] },
  variable: { kind: 'variable', name: '', is: 'set' },
}

/** Transitions read as sentences: when this is so, go there. The first match is taken. */
export const TransitionsEditor = ({ node, nodes, issue, onChange }: TransitionsEditorProps) => {
  const targets = nodes.filter(({ id, type }) => id !== node.id && type !== 'note' && type !== 'start')
  const change = (id: string, patch: Partial<Transition>) =>
    onChange(node.transitions.map((transition) => (transition.id === id ? { ...transition, ...patch } : transition)))
  const add = () =>
    onChange([...node.transitions, { id: randomId(8), to: targets[0]?.id ?? '', when: emptyConditions.intent }])
  return (
    <section aria-label={t('transitions')}>
      <div className="mb-1 flex items-center justify-between">
        <h3>{t('transitions')}</h3>
        <Button variant="ghost" size="small" icon={<Plus size={14} />} disabled={targets.length === 0} onClick={add}>
          {t('addTransition')}
        </Button>
      </div>
      {node.transitions.length === 0 ? (
        <p className="text-sm text-ink-2">{t('noTransitions')}</p>
      ) : (
        <Card isRuled>
          {node.transitions.map((transition, at) => (
            <div key={transition.id} className="vg-way">
              <Select
                label={t('transitionCondition')}
                className="w-fit! min-w-36"
                value={transition.when.kind}
                onChange={(kind) => change(transition.id, { when: emptyConditions[kind] })}
                options={(['intent', 'says', 'asks-person', 'variable', 'always'] as const).map((kind) => ({
                  value: kind,
                  label: t(`when.${kind}`),
                }))}
              />
              <div className="vg-way__words">
                <ConditionInput
                  when={transition.when}
                  onChange={(when) => change(transition.id, { when })}
                  error={issue(`transitions.${at}`)}
                />
              </div>
              <IconButton
                label={t('removeTransition')}
                size="small"
                className="vg-way__end"
                icon={<X size={15} />}
                onClick={() => onChange(node.transitions.filter(({ id }) => id !== transition.id))}
              />
              <div className="vg-way__second">
                <ArrowRight size={16} className="text-ink-2" aria-hidden="true" />
                <span className="text-sm text-ink-2">{t('goTo')}</span>
                <Select
                  label={t('transitionTarget')}
                  className="w-fit! max-w-full"
                  value={transition.to}
                  onChange={(to) => change(transition.id, { to })}
                  options={targets.map(({ id, name }) => ({ value: id, label: name || t('untitled') }))}
                />
              </div>
            </div>
          ))}
        </Card>
      )}
    </section>
  )
}
