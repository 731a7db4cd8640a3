import { createRoute, redirect } from '@tanstack/react-router'
import { Problem } from '#shared/problems'
import { ensureData } from '#web/lib/loading/ensure-data.ts'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { appRoute } from '#web/routes/app.tsx'
import { AgentPending } from '#web/shell/agent/agent-pending.tsx'
import { agentQuery } from '#web-features/agents'

/**
 * The agent area. `showDebugger=true` opens the test chat beside any tab; `replay` names the conversation and the message
 * in it to replay there; `ask` is a question to send there once.
 */
export const agentRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'agents/$agentId',
  validateSearch: (
    search,
  ): { showDebugger?: true | undefined; replay?: string | undefined; ask?: string | undefined } => ({
    showDebugger: search.showDebugger === true || search.showDebugger === 'true' || undefined,
    replay:
      typeof search.replay === 'string' && /^\w{10,40}\.[0-9A-Z]{26}$/.test(search.replay) ? search.replay : undefined,
    ask: typeof search.ask === 'string' && search.ask.length <= 200 ? search.ask : undefined,
  }),
  loader: async ({ context: { queryClient, config }, params: { region, agentId }, location, cause }) => {
    try {
      await ensureData(queryClient, agentQuery(region, agentId))
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'not-found') throw error
      const { redirectToAgentRegion } = await import('#web/features/agents/redirect-to-agent-region.ts')
      await redirectToAgentRegion({
        queryClient,
        config,
        region,
        agentId,
        href: location.href,
        isArriving: cause === 'enter',
      })
    }
  },
  // edits of one agent must not show in the next one's form
  remountDeps: ({ params }) => params,
  pendingComponent: AgentPending,
  component: lazyScreen(() => import('#web/shell/agent/agent-area.tsx'), 'AgentArea'),
})

export const agentIndexRoute = createRoute({
  getParentRoute: () => agentRoute,
  path: '/',
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/app/$region/agents/$agentId/overview', params, search })
  },
})
