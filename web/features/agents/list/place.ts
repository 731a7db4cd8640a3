import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { Bot } from 'lucide-react'
import { placeT } from '#web/features/agents/place-t.ts'
import { agentsQuery } from '#web/features/agents/queries.ts'
import type { Place } from '#web/lib/place.ts'
import { appRoute } from '#web/routes/app.tsx'
import { currentWorkspace, meQuery } from '#web-features/workspaces'

const route = createRoute({
  getParentRoute: () => appRoute,
  path: 'agents',
  loader: async ({ context: { queryClient }, params: { region } }) => {
    const workspace = currentWorkspace(region, await queryClient.ensureQueryData(meQuery(region)))
    await queryClient.ensureInfiniteQueryData(agentsQuery(region, workspace.uid))
  },
  component: lazyRouteComponent(() => import('./agents-screen.tsx'), 'AgentsScreen'),
})

/** Every agent of the workspace. */
export const agentsPlace: Place<typeof route> = {
  name: 'agents',
  route,
  label: () => placeT('agents'),
  icon: Bot,
  shortcut: { keys: 'G A', description: () => placeT('goToAgents') },
}
