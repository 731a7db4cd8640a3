import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { appRoute } from '#web/routes/app.tsx'

/** The signed-in member's own page, from the account menu. */
export const profileRoute = createRoute({
  getParentRoute: () => appRoute,
  path: 'profile',
  component: lazyScreen(() => import('#web/features/profile/account/account-screen.tsx'), 'AccountScreen'),
})
