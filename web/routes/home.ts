import { createRoute, redirect } from '@tanstack/react-router'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { readSession } from '#web/lib/session/session.ts'
import { rootRoute } from '#web/routes/root.tsx'

/** The address without a path: the agents of a signed-in member's region, else the public home page. */
export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: ({ context: { config } }) => {
    const session = readSession(config, config.defaultRegion)
    if (session) throw redirect({ to: '/app/$region/agents', params: { region: session.region } })
  },
  component: lazyScreen(() => import('#web/features/home/home-screen.tsx'), 'HomeScreen'),
})
