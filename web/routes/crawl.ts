import { createRoute } from '@tanstack/react-router'
import { ensureData, ensurePages } from '#web/lib/loading/ensure-data.ts'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { loadCode } from '#web/lib/loading/load-code.ts'
import { appRoute } from '#web/routes/app.tsx'
import { agentsQuery } from '#web-features/agents'
import { currentWorkspace, meQuery } from '#web-features/workspaces'

/** One crawl, opened from the list of them. */
export const crawlRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'automations/$crawlId',
  loader: async ({ context: { queryClient }, params: { region, crawlId }, abortController }) => {
    const { crawlQuery } = await loadCode(() => import('#web/features/crawls/queries.ts'), abortController.signal)
    const { uid } = currentWorkspace(region, await ensureData(queryClient, meQuery(region)))
    await Promise.all([
      ensurePages(queryClient, agentsQuery(region, uid)),
      ensureData(queryClient, crawlQuery(region, uid, crawlId)),
    ])
  },
  component: lazyScreen(() => import('#web/features/crawls/crawl-screen.tsx'), 'CrawlScreen'),
})
