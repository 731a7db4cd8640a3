import { createRoute, notFound } from '@tanstack/react-router'
import { isRegion, type Region } from '#shared/regions'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { rootRoute } from '#web/routes/root.tsx'

export interface ShareSearch {
  readonly vg_id: string
  /** Without one, every region is searched. */
  readonly region?: Region | undefined
}

/** `/share?vg_id=…`: a published agent alone, without navigation, signed in or not. */
export const shareRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'share',
  validateSearch: (search): ShareSearch => ({
    vg_id: typeof search.vg_id === 'string' || typeof search.vg_id === 'number' ? String(search.vg_id) : '',
    region: typeof search.region === 'string' && isRegion(search.region) ? search.region : undefined,
  }),
  beforeLoad: ({ search }) => {
    if (search.vg_id === '') throw notFound()
  },
  component: lazyScreen(() => import('#web/features/share/share-screen.tsx'), 'ShareScreen'),
})
