import { createRoute } from '@tanstack/react-router'
import { isRegion, type Region } from '#shared/regions'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { rootRoute } from '#web/routes/root.tsx'

export interface SignInSearch {
  /** The region whose pool the account belongs to; the deployment's default without one. */
  readonly region?: Region | undefined
  /** A path of our own to open afterwards. */
  readonly next?: string | undefined
}

/** Only a path on this host: `//evil.example` and `https:` leave it. */
const sameOriginPath = (value: unknown) => (typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : undefined)

/**
 * Every name is returned, if need be as undefined: the router merges the result over the raw query, so a missing name would
 * come through unchecked.
 */
export const validateSearch = (search: Record<string, unknown>): SignInSearch => ({
  region: typeof search.region === 'string' && isRegion(search.region) ? search.region : undefined,
  next: sameOriginPath(search.next),
})

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'login',
  validateSearch,
  component: lazyScreen(() => import('#web/features/sign-in/login-screen.tsx'), 'LoginScreen'),
})

export const signupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'signup',
  validateSearch: (search): SignInSearch & { readonly step?: 'code' | undefined } => ({
    ...validateSearch(search),
    step: search.step === 'code' ? 'code' : undefined,
  }),
  component: lazyScreen(() => import('#web/features/sign-in/signup-screen.tsx'), 'SignupScreen'),
})

/** Where the identity provider redirects back to. */
export const callbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'login/callback',
  component: lazyScreen(() => import('#web/features/sign-in/provider/callback-screen.tsx'), 'CallbackScreen'),
})
