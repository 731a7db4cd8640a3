import { createRoute } from '@tanstack/react-router'
import { ensureData } from '#web/lib/loading/ensure-data.ts'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { loadCode } from '#web/lib/loading/load-code.ts'
import { appRoute } from '#web/routes/app.tsx'
import { currentWorkspace, meQuery } from '#web-features/workspaces'

/** The workspace's own apps at Meta and Discord, from the channels that use one. */
export const channelAppsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'apps',
  loader: async ({ context: { queryClient }, params: { region }, abortController }) => {
    const { appsQuery } = await loadCode(() => import('#web/features/channels/apps/queries.ts'), abortController.signal)
    const { uid } = currentWorkspace(region, await ensureData(queryClient, meQuery(region)))
    await ensureData(queryClient, appsQuery(region, uid))
  },
  component: lazyScreen(() => import('#web/features/channels/apps/apps-screen.tsx'), 'AppsScreen'),
})
