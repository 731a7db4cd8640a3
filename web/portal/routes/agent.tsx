import { createRoute, notFound, Outlet, redirect } from '@tanstack/react-router'
import { ensureData } from '#web/lib/loading/ensure-data.ts'
import { meQuery } from '#web/portal/session/queries.ts'
import { firstPage } from '#web/portal/tabs/first-page.ts'
import { tabNames } from '#web/portal/tabs/tab-names.ts'
import { appRoute } from './app.ts'

/**
 * An agent of the client's, and above its pages the question whether they may be opened: the server asks the same of every call. The
 * build puts this in the place of the dashboard's route of the same address.
 */
export const agentRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'agents/$agentId',
  beforeLoad: async ({ context: { queryClient, brand }, params: { agentId }, location }) => {
    const me = await ensureData(queryClient, meQuery(brand.region))
    if (me.accessDisabled !== undefined) return
    if (!me.agents.some(({ id }) => id === agentId)) throw notFound()
    const tab = location.pathname.split('/')[5]
    if (!tab || !tabNames(me).some((name) => name === tab))
      throw redirect({ href: firstPage(brand.region, me, agentId), replace: true })
  },
  // edits of one agent must not show in the next one's form
  remountDeps: ({ params }) => params,
  component: Outlet,
})
