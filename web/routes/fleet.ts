import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { appRoute } from '#web/routes/app.tsx'

/** What the address says of a page of the fleet: the copy that is looked at, and how the list is filtered. */
export interface FleetSearch {
  readonly copy?: string | undefined
  readonly q?: string | undefined
}

const fleetSearch = ({ copy, q }: Readonly<Record<string, unknown>>): FleetSearch => ({
  copy: typeof copy === 'string' ? copy : undefined,
  q: q ? String(q) : undefined,
})

const fleetRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'clients/fleet',
  component: lazyScreen(() => import('#web/features/fleet/list/fleet-screen.tsx'), 'FleetScreen'),
})

const fleetSourceRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'clients/fleet/agents/$sourceId',
  validateSearch: fleetSearch,
  component: lazyScreen(() => import('#web/features/fleet/plan/plan-screen.tsx'), 'PlanScreen'),
})

const pushRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'clients/fleet/pushes/$pushId',
  validateSearch: fleetSearch,
  component: lazyScreen(() => import('#web/features/fleet/push/push-screen.tsx'), 'PushScreen'),
})

/** The agency's fleet: agents with copies, what is about to be pushed, and one push. */
export const fleetRoutes = [fleetRoute, fleetSourceRoute, pushRoute] as const
