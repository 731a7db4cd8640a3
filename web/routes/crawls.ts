import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { agentsQuery } from '#web-features/agents'
import { currentWorkspace, meQuery } from '#web-features/workspaces'
import { appRoute } from './app.tsx'

/** The crawler of the workspace. */
export const crawlsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'automations',
  validateSearch: (search): { add?: true | undefined } => ({
    add: search.add === true || search.add === 'true' || undefined,
  }),
  loader: async ({ context: { queryClient }, params: { region } }) => {
    const { crawlsQuery } = await import('#web/features/crawls/queries.ts')
    const { uid } = currentWorkspace(region, await queryClient.ensureQueryData(meQuery(region)))
    await Promise.all([
      queryClient.ensureInfiniteQueryData(agentsQuery(region, uid)),
      queryClient.ensureInfiniteQueryData(crawlsQuery(region, uid)),
    ])
  },
  component: lazyRouteComponent(() => import('#web/features/crawls/crawls-screen.tsx'), 'CrawlsScreen'),
})

export const crawlRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'automations/$crawlId',
  loader: async ({ context: { queryClient }, params: { region, crawlId } }) => {
    const { crawlQuery } = await import('#web/features/crawls/queries.ts')
    const { uid } = currentWorkspace(region, await queryClient.ensureQueryData(meQuery(region)))
    await Promise.all([
      queryClient.ensureInfiniteQueryData(agentsQuery(region, uid)),
      queryClient.ensureQueryData(crawlQuery(region, uid, crawlId)),
    ])
  },
  component: lazyRouteComponent(() => import('#web/features/crawls/crawl-screen.tsx'), 'CrawlScreen'),
})
