import { createRoute, redirect } from '@tanstack/react-router'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { readSession } from '#web/lib/session/session.ts'
import { rootRoute } from '#web/routes/root.tsx'
import { validateSearch } from '#web/routes/sign-in.ts'

/** `/new-region?region=na`: offers a workspace in a region where the member has none. */
export const newRegionRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'new-region',
  validateSearch,
  beforeLoad: ({ context: { config }, search, location }) => {
    const region = search.region ?? config.defaultRegion
    if (!readSession(config, region)) throw redirect({ to: '/login', search: { region, next: location.href } })
  },
  component: lazyScreen(() => import('#web/features/workspaces/region/new-region-screen.tsx'), 'NewRegionScreen'),
})
