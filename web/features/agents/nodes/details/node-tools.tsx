import { X } from 'lucide-react'
import type { AgentNode } from '#shared/agents/schema'
import { t } from '#web/features/agents/nodes/t.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Tag } from '#web/ui/text/tag.tsx'

interface NodeToolsProps {
  readonly node: AgentNode
  readonly onChange: (node: AgentNode) => void
}

/** The functions that an imported node names: shown so that they can be removed. None can be added yet. */
export const NodeTools = ({ node, onChange }: NodeToolsProps) => {
  const { tools = [], ...without } = node
  if (tools.length === 0) return null
  const remove = (name: string) => {
    const left = tools.filter((other) => other !== name)
    onChange(left.length > 0 ? { ...node, tools: left } : without)
  }
  return (
    <section aria-label={t('tools')}>
      <h3>{t('tools')}</h3>
      <p className="mb-1 text-sm text-ink-2">{t('toolsHint')}</p>
      <ul className="flex flex-wrap gap-2">
        {tools.map((name) => (
          <li key={name} className="flex items-center gap-0.5">
            <Tag>{name}</Tag>
            <IconButton
              label={t('removeTool', { name })}
              size="small"
              icon={<X size={14} />}
              onClick={() => remove(name)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
