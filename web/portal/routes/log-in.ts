import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { rootRoute } from '#web/portal/routes/root.ts'

/** An own page, never another host's. */
const isOwnPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])/.test(path)

export const logInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  validateSearch: (search): { next?: string | undefined } => ({
    next: isOwnPath(search.next) ? search.next : undefined,
  }),
  component: lazyScreen(() => import('#web/portal/log-in/log-in-screen.tsx'), 'LogInScreen'),
})

/** The target of an invitation's and a reset's link; its token is in `arrival`. */
export const setPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'set-password',
  component: lazyScreen(() => import('#web/portal/log-in/set-password-screen.tsx'), 'SetPasswordScreen'),
})
