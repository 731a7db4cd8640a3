import { type ReactNode, useEffect } from 'react'
import type { AgentNode } from '#shared/agents/schema'
import { t } from '#web/features/agents/t.ts'
import type { AgentForm } from '#web/features/agents/use-agent-form.ts'
import { randomId } from '#web/lib/random-id.ts'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { Card } from '#web/ui/page/card.tsx'
import { NodeEditor } from './node-editor.tsx'
import { NodeList } from './node-list.tsx'
import { addNode, moveNode, removeNode, replaceNode } from './nodes.ts'
import type { NodesSearch } from './nodes-search.ts'
import './prompt-screen.css'

interface NodesEditorProps {
  readonly form: AgentForm
  readonly search: NodesSearch
  readonly onShow: (nodeId: string | undefined) => void
  /** Where the words that come before every node are edited. */
  readonly systemPrompt: ReactNode
}

/** Nodes in conversational order, and one editor. */
export const NodesEditor = ({ form, search: { node: chosen, at }, onShow, systemPrompt }: NodesEditorProps) => {
  const { nodes } = form.draft
  const node = nodes.find(({ id }) => id === chosen) ?? nodes.find(({ type }) => type === 'start') ?? nodes[0]
  const isReadOnly = !viewerMay('edit-prompt')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another node may have the same place
  useEffect(() => {
    if (at) void import('./show-place.ts').then(({ showPlace }) => showPlace(at))
  }, [at, chosen])
  const setNodes = (next: AgentNode[]) => form.set({ nodes: next })
  const add = (type: AgentNode['type']) => {
    const id = randomId(8)
    setNodes(
      addNode(nodes, {
        id,
        type,
        name: t('newNodeName'),
        instructions: '',
        transitions: [],
        ...(type === 'default' ? { usesKnowledge: true } : {}),
      }),
    )
    onShow(id)
  }
  return (
    <div className="vg-prompt-room">
      <Card className="vg-prompt" data-view={chosen ? 'node' : 'list'}>
        <NodeList nodes={nodes} current={node?.id} onAdd={isReadOnly ? undefined : add} />
        {node && (
          <NodeEditor
            key={node.id}
            node={node}
            nodes={nodes}
            saved={form.agent.nodes.find(({ id }) => id === node.id)}
            of={{ region: form.region, agentId: form.agent.ID }}
            defaultModel={form.draft.vg_defaultModel}
            isReadOnly={isReadOnly}
            systemPrompt={systemPrompt}
            issue={(path) => form.issue(`nodes.${nodes.indexOf(node)}.${path}`)}
            onChange={(next) => setNodes(replaceNode(nodes, next))}
            onBack={() => onShow(undefined)}
            onMove={(by) => setNodes(moveNode(nodes, node.id, by))}
            onRemove={() => {
              setNodes(removeNode(nodes, node.id))
              onShow(undefined)
            }}
          />
        )}
      </Card>
    </div>
  )
}
