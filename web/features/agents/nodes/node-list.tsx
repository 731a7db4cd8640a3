import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import type { AgentNode } from '#shared/agents/schema'
import { t } from '#web/features/agents/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Menu } from '#web/ui/layer/menu.tsx'
import { nodeIcons } from './node-icons.ts'

interface NodeListProps {
  readonly nodes: readonly AgentNode[]
  readonly current: string | undefined
  /** Nothing where nodes are looked at alone. */
  readonly onAdd: ((type: AgentNode['type']) => void) | undefined
}

/** What a node does, in a few words under its name. */
const describeNode = (node: AgentNode): string => {
  if (node.type === 'note') return t('nodeNoteFact')
  const asks = node.asks?.length ?? 0
  const parts = [
    asks > 0 && t('nodeAsks', { count: asks }),
    node.transitions.length > 0 && t('nodeTransitions', { count: node.transitions.length }),
  ]
  return parts.filter(Boolean).join(', ') || (node.type === 'end' ? t('nodeEndFact') : t('nodeNoTransition'))
}

export const NodeList = ({ nodes, current, onAdd }: NodeListProps) => (
  <div className="vg-nodes">
    <ol className="vg-nodes__list" aria-label={t('nodes')}>
      {nodes.map((node) => {
        const Icon = nodeIcons[node.type]
        return (
          <li key={node.id}>
            <Link
              to="."
              search={(before) => ({ ...before, node: node.id })}
              className={`vg-node vg-node--${node.type}`}
              aria-current={node.id === current ? 'true' : undefined}
              resetScroll={false}
            >
              <Icon size={16} aria-hidden="true" />
              <span className="min-w-0">
                <span className="block truncate font-medium">{node.name || t('untitled')}</span>
                <span className="block truncate text-xs text-ink-2">{describeNode(node)}</span>
              </span>
            </Link>
          </li>
        )
      })}
    </ol>
    {onAdd && (
      <div className="border-t border-line px-3 py-2.5">
        <Menu
          align="start"
          label={t('addNode')}
          trigger={
            <Button size="small" icon={<Plus size={14} />}>
              {t('addNode')}
            </Button>
          }
          actions={(['default', 'note', 'end'] as const).map((type) => {
            const Icon = nodeIcons[type]
            return { label: t(`type.${type}`), icon: <Icon size={16} />, onSelect: () => onAdd(type) }
          })}
        />
      </div>
    )}
  </div>
)
