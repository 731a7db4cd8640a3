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
