import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { agentsQuery } from '#web/features/agents/queries.ts'
import { openWorkspace } from '#web/features/workspaces/open-workspace.ts'
import { meQuery } from '#web/features/workspaces/queries.ts'
import { appRoute } from '#web/routes/app.tsx'

/** The crawler of the workspace. */
export const automationsRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'automations',
  validateSearch: (search): { add?: true | undefined } => ({
    add: search.add === true || search.add === 'true' || undefined,
  }),
  loader: async ({ context: { queryClient }, params: { region } }) => {
    const { crawlsQuery } = await import('#web/features/knowledge/crawls/queries.ts')
    const { uid } = openWorkspace(region, await queryClient.ensureQueryData(meQuery(region)))
    await Promise.all([
      queryClient.ensureInfiniteQueryData(agentsQuery(region, uid)),
      queryClient.ensureInfiniteQueryData(crawlsQuery(region, uid)),
    ])
  },
  component: lazyRouteComponent(() => import('#web/features/knowledge/crawls/crawls-screen.tsx'), 'CrawlsScreen'),
})

export const crawlRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'automations/$crawlId',
  loader: async ({ context: { queryClient }, params: { region, crawlId } }) => {
    const { crawlQuery } = await import('#web/features/knowledge/crawls/queries.ts')
    const { uid } = openWorkspace(region, await queryClient.ensureQueryData(meQuery(region)))
    await Promise.all([
      queryClient.ensureInfiniteQueryData(agentsQuery(region, uid)),
      queryClient.ensureQueryData(crawlQuery(region, uid, crawlId)),
    ])
  },
  component: lazyRouteComponent(() => import('#web/features/knowledge/crawls/crawl-screen.tsx'), 'CrawlScreen'),
})
