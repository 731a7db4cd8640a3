import { createRoute } from '@tanstack/react-router'
import { Webhook } from 'lucide-react'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { loadCode } from '#web/lib/loading/load-code.ts'
import type { Place } from '#web/lib/place.ts'
import { appRoute } from '#web/routes/app.tsx'
import { placeT } from './place-t.ts'
import { type WebhooksSearch, webhooksSearch } from './webhooks-search.ts'

const route = createRoute({
  getParentRoute: () => appRoute,
  path: 'events',
  validateSearch: (search): WebhooksSearch => webhooksSearch(search),
  loader: async ({ context, params, abortController }) => {
    const { loadEndpoints } = await loadCode(() => import('./queries.ts'), abortController.signal)
    await loadEndpoints(context.queryClient, params.region)
  },
  component: lazyScreen(() => import('./events-screen.tsx'), 'EventsScreen'),
})

/** What happens in the workspace, posted to its own endpoints. */
export const webhooksPlace: Place<typeof route> = {
  name: 'events',
  route,
  label: () => placeT('events'),
  icon: Webhook,
  terms: 'webhooks endpoints deliveries',
  group: 'utilities',
  isForOwners: true,
}
