import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { isRegion, type Region } from '#shared/regions'
import { rootRoute } from '#web/routes/root.tsx'

export interface PrototypeSearch {
  readonly vg_id: string
  readonly v: 'draft' | 'live'
}

/** The demo page of an agent: for whoever has the link, signed in or not. */
export const prototypeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'app/$region/prototype',
  params: {
    parse: ({ region }): { region: Region } => {
      if (!isRegion(region)) throw notFound()
      return { region }
    },
  },
  validateSearch: (search): PrototypeSearch => ({
    vg_id: typeof search.vg_id === 'string' || typeof search.vg_id === 'number' ? String(search.vg_id) : '',
    v: search.v === 'draft' ? 'draft' : 'live',
  }),
  component: lazyRouteComponent(() => import('#web/features/prototype/prototype-screen.tsx'), 'PrototypeScreen'),
})
