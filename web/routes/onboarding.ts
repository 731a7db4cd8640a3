import { createRoute, redirect } from '@tanstack/react-router'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { readSession } from '#web/lib/session/session.ts'
import { rootRoute } from '#web/routes/root.tsx'
import { validateSearch } from '#web/routes/sign-in.ts'
import { isProfileComplete } from '#web-features/profile'
import { ensureMe } from '#web-features/workspaces'

/**
 * `/onboarding?region=eu`: a new member's name. A member without one is redirected here from everywhere behind the sign-in, one who has
 * it from here to their profile.
 */
export const onboardingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'onboarding',
  validateSearch,
  beforeLoad: ({ context: { config }, search, location }) => {
    const region = search.region ?? config.defaultRegion
    if (!readSession(config, region)) throw redirect({ to: '/login', search: { region, next: location.href } })
  },
  loaderDeps: ({ search: { region } }) => ({ region }),
  loader: async ({ context: { queryClient, config }, deps, location }) => {
    const region = deps.region ?? config.defaultRegion
    const me = await ensureMe(queryClient, region, location.href)
    if (isProfileComplete(me.workspace))
      throw redirect({ to: '/app/$region/profile', params: { region }, replace: true })
    return { region }
  },
  component: lazyScreen(() => import('#web/features/profile/welcome-screen.tsx'), 'WelcomeScreen'),
})
