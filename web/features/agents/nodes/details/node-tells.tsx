import type { AgentNode, Tells } from '#shared/agents/schema'
import { t } from '#web/features/agents/t.ts'
import { Select } from '#web/ui/choice/select.tsx'
import { Field } from '#web/ui/form/field.tsx'

interface NodeTellsProps {
  readonly node: AgentNode
  readonly onChange: (node: AgentNode) => void
}

const withTells = ({ tells: _, ...node }: AgentNode, tells: Tells | 'nothing'): AgentNode =>
  tells === 'nothing' ? node : { ...node, tells }

/** What the node tells the team when it answers: nothing, that a teammate is wanted, or that a message was left. */
export const NodeTells = ({ node, onChange }: NodeTellsProps) => (
  <Field label={t('tells')} hint={t('tellsHint')}>
    <Select
      value={node.tells ?? 'nothing'}
      onChange={(tells) => onChange(withTells(node, tells))}
      options={(['nothing', 'request', 'message'] as const).map((value) => ({ value, label: t(`tells.${value}`) }))}
    />
  </Field>
)
