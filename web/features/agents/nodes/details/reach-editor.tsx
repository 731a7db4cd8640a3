import type { AgentNode } from '#shared/agents/schema'
import { ConditionInput } from '#web/features/agents/nodes/condition-input.tsx'
import { t } from '#web/features/agents/nodes/t.ts'
import { emptyConditions } from '#web/features/agents/nodes/transitions-editor.tsx'
import { t as agents } from '#web/features/agents/t.ts'
import { Select } from '#web/ui/choice/select.tsx'
import { Switch } from '#web/ui/choice/switch.tsx'

interface ReachEditorProps {
  readonly node: AgentNode
  readonly issue: (path: string) => string | undefined
  readonly onChange: (node: AgentNode) => void
}

/** Whether a conversation comes here from any node, and when. `always` is no choice: it would never leave. */
export const ReachEditor = ({ node, issue, onChange }: ReachEditorProps) => {
  const { isGlobal = false, enter, ...local } = node
  const when = enter ?? emptyConditions.intent
  return (
    <section aria-label={t('reach')} className="grid gap-3">
      <Switch
        label={t('isGlobal')}
        hint={t('isGlobalHint')}
        checked={isGlobal}
        onChange={(isOn) => onChange(isOn ? { ...local, isGlobal: true, enter: when } : local)}
      />
      {isGlobal && (
        <div className="flex flex-wrap items-start gap-2">
          <Select
            label={t('enterCondition')}
            className="w-fit! min-w-36"
            value={when.kind}
            onChange={(kind) => onChange({ ...node, enter: emptyConditions[kind] })}
            options={(['intent', 'says', 'variable'] as const).map((kind) => ({
              value: kind,
              label: agents(`when.${kind}`),
            }))}
          />
          <div className="min-w-0 flex-1 basis-60">
            <ConditionInput
              when={when}
              error={issue('enter')}
              onChange={(next) => onChange({ ...node, enter: next })}
            />
          </div>
        </div>
      )}
    </section>
  )
}
