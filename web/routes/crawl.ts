import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { appRoute } from '#web/routes/app.tsx'
import { agentsQuery } from '#web-features/agents'
import { currentWorkspace, meQuery } from '#web-features/workspaces'

/** One crawl, opened from the list of them. */
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
