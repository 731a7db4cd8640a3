import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { agentsQuery } from '#web/features/agents/queries.ts'
import { currentWorkspace } from '#web/features/workspaces/current/current-workspace.ts'
import { meQuery } from '#web/features/workspaces/queries.ts'
import { appRoute } from '#web/routes/app.tsx'

export const agentsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'agents',
  loader: async ({ context: { queryClient }, params: { region } }) => {
    const workspace = currentWorkspace(region, await queryClient.ensureQueryData(meQuery(region)))
    await queryClient.ensureInfiniteQueryData(agentsQuery(region, workspace.uid))
  },
  component: lazyRouteComponent(() => import('#web/features/agents/list/agents-screen.tsx'), 'AgentsScreen'),
})
