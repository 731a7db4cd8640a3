import { createRoute } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { loadCode } from '#web/lib/loading/load-code.ts'
import type { Place } from '#web/lib/place.ts'
import { appRoute } from '#web/routes/app.tsx'
import { placeT } from './place-t.ts'
import { type AgencyTab, agencyTabs, tabOfIndex } from './settings/agency-tabs.ts'

const route = createRoute({
  getParentRoute: () => appRoute,
  path: 'agency',
  validateSearch: (search): { tab?: AgencyTab | undefined; activeTabIndex?: undefined } => ({
    tab: agencyTabs.find((name) => name === search.tab) ?? tabOfIndex(search.activeTabIndex),
    activeTabIndex: undefined,
  }),
  loader: async ({ context, params, abortController }) => {
    const { loadAgency } = await loadCode(() => import('./queries.ts'), abortController.signal)
    await loadAgency(context.queryClient, params.region)
  },
  component: lazyScreen(() => import('./settings/agency-screen.tsx'), 'AgencyScreen'),
})

/** The agency's own name, look and rules. */
export const agencyPlace: Place<typeof route> = {
  name: 'agency',
  route,
  label: () => placeT('agency'),
  icon: Building2,
  group: 'whitelabel',
}
