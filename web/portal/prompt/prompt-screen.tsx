import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { AgentFormFooter } from '#web/features/agents/agent-form-footer.tsx'
import { changedNodeNames } from '#web/features/agents/nodes/nodes.ts'
import { NodesEditor } from '#web/features/agents/nodes/nodes-editor.tsx'
import { t as nodesT } from '#web/features/agents/nodes/t.ts'
import { settingsLabels } from '#web/features/agents/settings/settings-labels.ts'
import { t as agents } from '#web/features/agents/t.ts'
import { useAgentForm } from '#web/features/agents/use-agent-form.ts'
import { useBrand } from '#web/portal/brand-context.ts'
import { Publish } from '#web/portal/publish/publish.tsx'
import { t } from '#web/portal/t.ts'
import { PageHeader } from '#web/ui/page/page-header.tsx'
import { Tabs } from '#web/ui/page/tabs.tsx'
import { GeneralPrompt } from './general-prompt.tsx'
import { type PromptSearch, readPromptSearch } from './prompt-search.ts'

/** The nodes of an agent, and beside them what comes before every node; an agent without nodes has the latter alone. */
export const PromptScreen = () => {
  const { region } = useBrand()
  const { agentId = '' } = useParams({ strict: false })
  const { part, ...search } = readPromptSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const show = (next: PromptSearch) => void navigate({ to: '.', search: next as object, resetScroll: false })
  const form = useAgentForm(region, agentId)
  const { nodes, enableNodes } = form.draft
  const shown = enableNodes && part === undefined ? 'nodes' : 'general'
  return (
    <main id="content" className="vg-main">
      <div className="vg-page">
        <PageHeader
          title={t('tab/nodes')}
          description={enableNodes ? agents('promptFact', { count: nodes.length }) : undefined}
          actions={<Publish region={region} agent={form.agent} />}
        />
        <Tabs
          label={t('tab/nodes')}
          value={shown}
          onChange={(next) => show({ part: next === 'general' ? next : undefined })}
          tabs={(enableNodes ? (['nodes', 'general'] as const) : (['general'] as const)).map((value) => ({
            value,
            label: t(`part.${value}`),
          }))}
        >
          {shown === 'nodes' ? (
            <NodesEditor
              form={form}
              search={search}
              onShow={(node) => show({ node })}
              systemPrompt={
                <Link
                  to="/app/$region/agents/$agentId/nodes"
                  params={{ region, agentId }}
                  search={{ part: 'general' } satisfies PromptSearch as object}
                  className="ms-auto text-sm text-brand-ink"
                >
                  {nodesT('systemPrompt')}
                </Link>
              }
            />
          ) : (
            <GeneralPrompt form={form} />
          )}
        </Tabs>
        <AgentFormFooter
          form={form}
          labels={{
            ...settingsLabels,
            vg_initPrompt: agents('greetingText'),
            nodes: changedNodeNames(form.agent.nodes, nodes).join(', ') || agents('order'),
          }}
        />
      </div>
    </main>
  )
}
