import { createRoute, notFound, redirect } from '@tanstack/react-router'
import { isRegion, type Region } from '#shared/regions'
import { ensurePages } from '#web/lib/loading/ensure-data.ts'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { loadCode } from '#web/lib/loading/load-code.ts'
import { readSession } from '#web/lib/session/session.ts'
import { rootRoute } from '#web/routes/root.tsx'
import { AppPending } from '#web/shell/states/app-pending.tsx'
import { loadingProgress } from '#web/shell/states/loading-progress.ts'
import { agentsQuery } from '#web-features/agents'
import { isProfileComplete } from '#web-features/profile'
import { currentWorkspace, ensureMe } from '#web-features/workspaces'

const isAgentsList = (pathname: string) => /^\/app\/\w+\/agents\/?$/.test(pathname)

/** Everything behind the sign-in: the region must exist, the member be signed in, and their workspace be loaded. */
export const appRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'app/$region',
  params: {
    parse: ({ region }): { region: Region } => {
      if (!isRegion(region)) throw notFound()
      return { region }
    },
  },
  validateSearch: (search): { drawer?: 'new-agent' | 'wizard' | undefined } => ({
    drawer: search.drawer === 'new-agent' || search.drawer === 'wizard' ? search.drawer : undefined,
  }),
  beforeLoad: ({ context, params, location }) => {
    if (!readSession(context.config, params.region))
      throw redirect({ to: '/login', search: { region: params.region, next: location.href } })
  },
  loader: async ({ context: { queryClient }, params: { region }, location, preload, abortController }) => {
    const me = await ensureMe(queryClient, region, location.href)
    if (!isProfileComplete(me.workspace)) throw redirect({ to: '/onboarding', search: { region, next: location.href } })
    const workspace = currentWorkspace(region, me)
    if (preload || !isAgentsList(location.pathname)) return
    loadingProgress.reach(1)
    // the list's own route shows a failed load, inside the frame
    await ensurePages(queryClient, agentsQuery(region, workspace.uid)).catch(() => undefined)
    loadingProgress.reach(2)
    await loadCode(() => import('#web/shell/frame.tsx'), abortController.signal)
    loadingProgress.reach(3)
    await loadingProgress.finish()
  },
  staleTime: Number.POSITIVE_INFINITY,
  pendingComponent: AppPending,
  component: lazyScreen(() => import('#web/shell/frame.tsx'), 'Frame'),
})

/** A region's address without a page leads to its agents. */
export const appIndexRoute = createRoute({
  getParentRoute: () => appRoute,
  path: '/',
  beforeLoad: ({ params: { region } }) => {
    throw redirect({ to: '/app/$region/agents', params: { region }, replace: true })
  },
})
