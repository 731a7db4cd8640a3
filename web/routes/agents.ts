import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { appRoute } from '#web/routes/app.tsx'
import { agentsQuery } from '#web-features/agents'
import { currentWorkspace, meQuery } from '#web-features/workspaces'

export const agentsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'agents',
  loader: async ({ context: { queryClient }, params: { region } }) => {
    const workspace = currentWorkspace(region, await queryClient.ensureQueryData(meQuery(region)))
    await queryClient.ensureInfiniteQueryData(agentsQuery(region, workspace.uid))
  },
  component: lazyRouteComponent(() => import('#web/features/agents/list/agents-screen.tsx'), 'AgentsScreen'),
})
