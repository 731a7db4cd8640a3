import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { isRegion, type Region } from '#shared/regions'
import { rootRoute } from '#web/routes/root.tsx'

export interface SignInSearch {
  /** The region whose pool the account belongs to; the deployment's default without one. */
  readonly region?: Region | undefined
  /** A path of our own to go to afterwards. */
  readonly next?: string | undefined
}

/** Only a path on this host: `//evil.example` and `https:` are somebody else's. */
const ownPath = (value: unknown) => (typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : undefined)

const validateSearch = (search: Record<string, unknown>): SignInSearch => {
  const region = typeof search.region === 'string' && isRegion(search.region) ? search.region : undefined
  const next = ownPath(search.next)
  return { ...(region ? { region } : {}), ...(next ? { next } : {}) }
}

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'login',
  validateSearch,
  component: lazyRouteComponent(() => import('#web/features/sign-in/login-screen.tsx'), 'LoginScreen'),
})

export const signupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'signup',
  validateSearch,
  component: lazyRouteComponent(() => import('#web/features/sign-in/signup-screen.tsx'), 'SignupScreen'),
})

/** Where the identity provider sends people back to. */
export const callbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'login/callback',
  component: lazyRouteComponent(() => import('#web/features/sign-in/callback-screen.tsx'), 'CallbackScreen'),
})
