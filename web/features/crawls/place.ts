import { createRoute } from '@tanstack/react-router'
import { Radar } from 'lucide-react'
import { ensureData, ensurePages } from '#web/lib/loading/ensure-data.ts'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { loadCode } from '#web/lib/loading/load-code.ts'
import type { Place } from '#web/lib/place.ts'
import { appRoute } from '#web/routes/app.tsx'
import { agentsQuery } from '#web-features/agents'
import { currentWorkspace, meQuery } from '#web-features/workspaces'
import { placeT } from './place-t.ts'

const route = createRoute({
  getParentRoute: () => appRoute,
  path: 'automations',
  validateSearch: (search): { add?: true | undefined } => ({
    add: search.add === true || search.add === 'true' || undefined,
  }),
  loader: async ({ context: { queryClient }, params: { region }, abortController }) => {
    const { crawlsQuery } = await loadCode(() => import('./queries.ts'), abortController.signal)
    const { uid } = currentWorkspace(region, await ensureData(queryClient, meQuery(region)))
    await Promise.all([
      ensurePages(queryClient, agentsQuery(region, uid)),
      ensurePages(queryClient, crawlsQuery(region, uid)),
    ])
  },
  component: lazyScreen(() => import('./crawls-screen.tsx'), 'CrawlsScreen'),
})

/** Every crawl of the workspace. */
export const crawlsPlace: Place<typeof route> = {
  name: 'crawls',
  route,
  label: () => placeT('crawler'),
  icon: Radar,
  terms: 'website import automations',
  group: 'utilities',
}
