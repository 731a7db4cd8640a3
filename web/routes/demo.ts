import { createRoute, notFound, redirect } from '@tanstack/react-router'
import { isRegion, type Region } from '#shared/regions'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { rootRoute } from '#web/routes/root.tsx'

export interface DemoSearch {
  readonly vg_id: string
  readonly v: 'draft' | 'live'
}

const readSearch = (search: Record<string, unknown>): DemoSearch => ({
  vg_id: typeof search.vg_id === 'string' || typeof search.vg_id === 'number' ? String(search.vg_id) : '',
  v: search.v === 'draft' ? 'draft' : 'live',
})

/** `/prototype?vg_id=…`, without a region: the address may name one, else it is the deployment's default. */
export const demoRedirectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'prototype',
  validateSearch: (search: Record<string, unknown>) => ({
    ...readSearch(search),
    region: typeof search.region === 'string' && isRegion(search.region) ? search.region : undefined,
  }),
  beforeLoad: ({ context: { config }, search: { vg_id, v, region }, location }) => {
    if (vg_id === '') throw notFound()
    const to = '/app/$region/prototype'
    // a draft's key is in the hash
    throw redirect({
      to,
      params: { region: region ?? config.defaultRegion },
      search: { vg_id, v },
      hash: location.hash,
    })
  },
})

/** The demo page of an agent, for anyone with the link. */
export const demoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'app/$region/prototype',
  params: {
    parse: ({ region }): { region: Region } => {
      if (!isRegion(region)) throw notFound()
      return { region }
    },
  },
  validateSearch: readSearch,
  component: lazyScreen(() => import('#web/features/demo/demo-screen.tsx'), 'DemoScreen'),
})
