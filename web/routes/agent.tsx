import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { agentQuery } from '#web/features/agents/queries.ts'
import { appRoute } from '#web/routes/app.tsx'
import { AgentPending } from '#web/shell/agent-pending.tsx'

/** The agent area. `showDebugger=true` opens the test chat beside whatever tab is open. */
export const agentRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'agents/$agentId',
  validateSearch: (search): { showDebugger?: true | undefined } => ({
    showDebugger: search.showDebugger === true || search.showDebugger === 'true' || undefined,
  }),
  loader: ({ context: { queryClient }, params: { region, agentId } }) =>
    queryClient.ensureQueryData(agentQuery(region, agentId)).then(() => undefined),
  pendingComponent: AgentPending,
  component: lazyRouteComponent(() => import('#web/shell/agent-area.tsx'), 'AgentArea'),
})

export const agentIndexRoute = createRoute({
  getParentRoute: () => agentRoute,
  path: '/',
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/app/$region/agents/$agentId/overview', params, search })
  },
})
