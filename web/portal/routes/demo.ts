import { createRoute, notFound, redirect } from '@tanstack/react-router'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { rootRoute } from './root.ts'

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** The demo page of an agent on the agency's own host, for anyone with the link. */
export const demoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'app/$region/prototype',
  beforeLoad: ({ context: { brand }, params }) => {
    if (params.region !== brand.region) throw notFound()
  },
  validateSearch: (search): { vg_id: string; v: 'draft' | 'live' } => ({
    vg_id: textOf(search.vg_id),
    v: search.v === 'draft' ? 'draft' : 'live',
  }),
  component: lazyScreen(() => import('#web/portal/demo/demo-screen.tsx'), 'DemoScreen'),
})

/** `{custom domain}/{region}/prototype/{agentId}`: the same, as the specifications address it on an agency's host. */
export const demoAddressRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$region/prototype/$agentId',
  beforeLoad: ({ params: { region, agentId }, location }) => {
    // a draft's key is in the hash
    const hash = location.hash
    const draft = hash === '' ? '' : '&v=draft'
    throw redirect({ href: `/app/${region}/prototype?vg_id=${agentId}${draft}${hash && `#${hash}`}`, replace: true })
  },
})
