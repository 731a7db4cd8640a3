import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { Radar } from 'lucide-react'
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
  loader: async ({ context: { queryClient }, params: { region } }) => {
    const { crawlsQuery } = await import('./queries.ts')
    const { uid } = currentWorkspace(region, await queryClient.ensureQueryData(meQuery(region)))
    await Promise.all([
      queryClient.ensureInfiniteQueryData(agentsQuery(region, uid)),
      queryClient.ensureInfiniteQueryData(crawlsQuery(region, uid)),
    ])
  },
  component: lazyRouteComponent(() => import('./crawls-screen.tsx'), 'CrawlsScreen'),
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
