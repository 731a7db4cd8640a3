import { getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { AgentNode } from '#shared/agents/schema'
import { AgentFormFooter } from '#web/features/agents/agent-form-footer.tsx'
import { t } from '#web/features/agents/t.ts'
import { useAgentForm } from '#web/features/agents/use-agent-form.ts'
import { randomId } from '#web/lib/random-id.ts'
import { Card } from '#web/ui/page/card.tsx'
import { PageHeader } from '#web/ui/page/page-header.tsx'
import { NodeEditor } from './node-editor.tsx'
import { NodeList } from './node-list.tsx'
import { addNode, changedNodeNames, moveNode, removeNode, replaceNode } from './nodes.ts'
import { nodesPlace } from './place.ts'
import './prompt-screen.css'

const route = getRouteApi('/app/$region/agents/$agentId/nodes')

/** The Prompt tab: nodes in conversational order, and one editor. The chosen node is in the URL. */
export const PromptScreen = () => {
  const { region, agentId } = route.useParams()
  const { node: chosen, at } = route.useSearch()
  const navigate = route.useNavigate()
  const form = useAgentForm(region, agentId)
  const { nodes } = form.draft
  const node = nodes.find(({ id }) => id === chosen) ?? nodes.find(({ type }) => type === 'start') ?? nodes[0]

  const show = (id: string | undefined) => void navigate({ search: { node: id } })
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
    show(id)
  }

  return (
    <main id="content" className="vg-main">
      <div className="vg-page">
        <PageHeader title={nodesPlace.label()} description={t('promptFact', { count: nodes.length })} />
        <div className="vg-prompt-room">
          <Card className="vg-prompt" data-view={chosen ? 'node' : 'list'}>
            <NodeList nodes={nodes} current={node?.id} onAdd={add} />
            {node && (
              <NodeEditor
                key={node.id}
                node={node}
                nodes={nodes}
                saved={form.agent.nodes.find(({ id }) => id === node.id)}
                of={{ region, agentId }}
                defaultModel={form.draft.vg_defaultModel}
                issue={(path) => form.issue(`nodes.${nodes.indexOf(node)}.${path}`)}
                onChange={(next) => setNodes(replaceNode(nodes, next))}
                onBack={() => show(undefined)}
                onMove={(by) => setNodes(moveNode(nodes, node.id, by))}
                onRemove={() => {
                  setNodes(removeNode(nodes, node.id))
                  show(undefined)
                }}
              />
            )}
          </Card>
        </div>
        <AgentFormFooter
          form={form}
          labels={{ nodes: changedNodeNames(form.agent.nodes, nodes).join(', ') || t('order') }}
        />
      </div>
    </main>
  )
}
