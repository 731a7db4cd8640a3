import { createRoute, redirect } from '@tanstack/react-router'
import { ensureData } from '#web/lib/loading/ensure-data.ts'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { meQuery } from '#web/portal/session/queries.ts'
import { firstPage } from '#web/portal/tabs/first-page.ts'
import { appRoute } from './app.ts'

/** A page of the agency's own. `agent`: the one that the client came from, which the frame goes on showing. */
export const customTabRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'c/$tab',
  validateSearch: (search): { agent?: string | undefined } => ({
    agent: typeof search.agent === 'string' ? search.agent : undefined,
  }),
  beforeLoad: async ({ context: { queryClient, brand }, params: { tab } }) => {
    const me = await ensureData(queryClient, meQuery(brand.region))
    if (me.accessDisabled !== undefined || me.agents.length === 0) return
    if (!me.customTabs.some(({ href }) => href === `/${tab}`))
      throw redirect({ href: firstPage(brand.region, me), replace: true })
  },
  // another tab is another page: nothing of this one's frame stays
  remountDeps: ({ params }) => params,
  component: lazyScreen(() => import('#web/portal/custom-tab/custom-tab-screen.tsx'), 'CustomTabScreen'),
})
