import { createRoute } from '@tanstack/react-router'
import { Bot } from 'lucide-react'
import { placeT } from '#web/features/agents/place-t.ts'
import { agentsQuery } from '#web/features/agents/queries.ts'
import { ensureData, ensurePages } from '#web/lib/loading/ensure-data.ts'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import type { Place } from '#web/lib/place.ts'
import { appRoute } from '#web/routes/app.tsx'
import { currentWorkspace, meQuery } from '#web-features/workspaces'

const route = createRoute({
  getParentRoute: () => appRoute,
  path: 'agents',
  loader: async ({ context: { queryClient }, params: { region } }) => {
    const workspace = currentWorkspace(region, await ensureData(queryClient, meQuery(region)))
    await ensurePages(queryClient, agentsQuery(region, workspace.uid))
  },
  component: lazyScreen(() => import('./agents-screen.tsx'), 'AgentsScreen'),
})

/** Every agent of the workspace. */
export const agentsPlace: Place<typeof route> = {
  name: 'agents',
  route,
  label: () => placeT('agents'),
  icon: Bot,
  shortcut: { keys: 'G A', description: () => placeT('goToAgents') },
}
