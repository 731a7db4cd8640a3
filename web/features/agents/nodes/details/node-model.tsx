import type { AgentNode } from '#shared/agents/schema'
import type { Region } from '#shared/regions'
import { t } from '#web/features/agents/nodes/t.ts'
import { modelLabel, modelOptions } from '#web/features/agents/providers/model-options.ts'
import { useMissingProvider } from '#web/features/agents/providers/use-missing-provider.ts'
import { t as agents } from '#web/features/agents/t.ts'
import { Select } from '#web/ui/choice/select.tsx'
import { Field } from '#web/ui/form/field.tsx'

interface NodeModelProps {
  readonly node: AgentNode
  /** The agent's model, for nodes without their own. */
  readonly defaultModel: string
  readonly region: Region
  readonly error: string | undefined
  readonly onChange: (node: AgentNode) => void
}

/** The model of one node, in place of the agent's. */
export const NodeModel = ({ node, defaultModel, region, error, onChange }: NodeModelProps) => {
  const { model = '', ...byDefault } = node
  const missing = useMissingProvider(region, model || defaultModel)
  return (
    <Field
      label={t('nodeModel')}
      hint={missing ? agents('modelMissing', { provider: missing }) : t('nodeModelHint')}
      error={error}
    >
      <Select
        value={model}
        options={[
          { value: '', label: t('nodeModelDefault', { model: modelLabel(defaultModel) }) },
          ...modelOptions(model || defaultModel),
        ]}
        onChange={(next) => onChange(next === '' ? byDefault : { ...node, model: next })}
      />
    </Field>
  )
}
