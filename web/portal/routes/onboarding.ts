import { createRoute, notFound, redirect } from '@tanstack/react-router'
import { Problem } from '#shared/problems'
import { ensureData } from '#web/lib/loading/ensure-data.ts'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { loadCode } from '#web/lib/loading/load-code.ts'
import { needsOnboarding } from '#web/portal/onboarding/needs-onboarding.ts'
import { meQuery } from '#web/portal/session/queries.ts'
import { firstPage } from '#web/portal/tabs/first-page.ts'
import { rootRoute } from './root.ts'

/** A new client's onboarding, outside the frame: there is no agent yet. One who needs none is led to their first page. */
export const onboardingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'app/$region/client/onboarding',
  beforeLoad: ({ context: { brand }, params }) => {
    if (params.region !== brand.region) throw notFound()
  },
  loader: async ({ context: { queryClient, brand }, location, abortController }) => {
    const me = await ensureData(queryClient, meQuery(brand.region)).catch((error: unknown) => {
      if (!(error instanceof Problem) || error.code !== 'unauthenticated') throw error
      throw redirect({ href: `/?next=${encodeURIComponent(location.href)}` })
    })
    if (!needsOnboarding(me)) throw redirect({ href: firstPage(brand.region, me), replace: true })
    const { onboardingQuery } = await loadCode(
      () => import('#web/portal/onboarding/queries.ts'),
      abortController.signal,
    )
    await ensureData(queryClient, onboardingQuery(brand.region))
  },
  component: lazyScreen(() => import('#web/portal/onboarding/onboarding-screen.tsx'), 'OnboardingScreen'),
})
