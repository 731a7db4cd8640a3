import { createRoute } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { loadCode } from '#web/lib/loading/load-code.ts'
import type { Place } from '#web/lib/place.ts'
import { appRoute } from '#web/routes/app.tsx'
import { type ClientsSearch, clientsSearch } from './clients-search.ts'
import { placeT } from './place-t.ts'

const route = createRoute({
  getParentRoute: () => appRoute,
  path: 'clients',
  validateSearch: (search): ClientsSearch => clientsSearch(search),
  loader: async ({ context, params, abortController }) => {
    const { loadClients } = await loadCode(() => import('./queries.ts'), abortController.signal)
    await loadClients(context.queryClient, params.region)
  },
  component: lazyScreen(() => import('./list/clients-screen.tsx'), 'ClientsScreen'),
})

/** The people and the organisations that the agency serves. */
export const clientsPlace: Place<typeof route> = {
  name: 'clients',
  route,
  label: () => placeT('clients'),
  icon: Users,
  terms: 'users organisations organizations customers access fleet',
  group: 'whitelabel',
}
