import { createRoute, redirect } from '@tanstack/react-router'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { readSession } from '#web/lib/session/session.ts'
import { appRoute } from '#web/routes/app.tsx'
import { rootRoute } from '#web/routes/root.tsx'

/** The signed-in member's own page, from the account menu. */
export const profileRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'profile',
  component: lazyScreen(() => import('#web/features/profile/account/account-screen.tsx'), 'AccountScreen'),
})

/** `/profile`, without a region: the member's own. */
export const profileRedirectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'profile',
  beforeLoad: ({ context: { config } }) => {
    const { region } = readSession(config, config.defaultRegion) ?? { region: config.defaultRegion }
    // who is signed out logs in there, and comes back
    throw redirect({ to: '/app/$region/profile', params: { region }, replace: true })
  },
})
