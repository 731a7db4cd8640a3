import { getRouteApi, Link } from '@tanstack/react-router'
import { AgentFormFooter } from '#web/features/agents/agent-form-footer.tsx'
import { t } from '#web/features/agents/t.ts'
import { useAgentForm } from '#web/features/agents/use-agent-form.ts'
import { PageHeader } from '#web/ui/page/page-header.tsx'
import { changedNodeNames } from './nodes.ts'
import { NodesEditor } from './nodes-editor.tsx'
import { nodesPlace } from './place.ts'
import { t as own } from './t.ts'

const route = getRouteApi('/app/$region/agents/$agentId/nodes')

/** The Prompt tab: nodes in conversational order, and one editor. The chosen node is in the URL. */
export const PromptScreen = () => {
  const { region, agentId } = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const form = useAgentForm(region, agentId)
  const { nodes } = form.draft
  return (
    <main id="content" className="vg-main">
      <div className="vg-page">
        <PageHeader title={nodesPlace.label()} description={t('promptFact', { count: nodes.length })} />
        <NodesEditor
          form={form}
          search={search}
          onShow={(node) => void navigate({ search: { node } })}
          systemPrompt={
            <Link
              to="/app/$region/agents/$agentId/settings"
              params={{ region, agentId }}
              search={{ tab: 'technical' }}
              className="ms-auto text-sm text-brand-ink"
            >
              {own('systemPrompt')}
            </Link>
          }
        />
        <AgentFormFooter
          form={form}
          labels={{ nodes: changedNodeNames(form.agent.nodes, nodes).join(', ') || t('order') }}
        />
      </div>
    </main>
  )
}
