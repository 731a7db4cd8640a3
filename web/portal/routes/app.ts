import { createRoute, notFound, redirect } from '@tanstack/react-router'
import { Problem } from '#shared/problems'
import { ensureData } from '#web/lib/loading/ensure-data.ts'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { AgentsProblem } from '#web/portal/frame/states/page-problem.tsx'
import { needsOnboarding, onboardingPath } from '#web/portal/onboarding/needs-onboarding.ts'
import { meQuery } from '#web/portal/session/queries.ts'
import { firstPage } from '#web/portal/tabs/first-page.ts'
import { rootRoute } from './root.ts'

/** Everything behind the log-in. An agency lives in one region; another in the address leads nowhere. */
export const appRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'app/$region',
  params: { parse: ({ region }) => ({ region }) },
  beforeLoad: ({ context: { brand }, params }) => {
    if (params.region !== brand.region) throw notFound()
  },
  loader: async ({ context: { queryClient, brand }, location }) => {
    const me = await ensureData(queryClient, meQuery(brand.region)).catch((error: unknown) => {
      if (!(error instanceof Problem) || error.code !== 'unauthenticated') throw error
      throw redirect({ href: `/?next=${encodeURIComponent(location.href)}` })
    })
    if (needsOnboarding(me) && me.agents.length === 0)
      throw redirect({ href: onboardingPath(brand.region), replace: true })
    return me
  },
  component: lazyScreen(() => import('#web/portal/frame/frame.tsx'), 'Frame'),
  errorComponent: AgentsProblem,
})

/** The first page of the first agent; without any, the frame says so. */
const toFirstPage = (path: '/' | 'agents') =>
  createRoute({
    getParentRoute: () => appRoute,
    path,
    beforeLoad: async ({ context: { queryClient, brand } }) => {
      const me = await queryClient.ensureQueryData(meQuery(brand.region)).catch(() => undefined)
      if (me && needsOnboarding(me)) throw redirect({ href: onboardingPath(brand.region), replace: true })
      if (me && me.agents.length > 0 && me.accessDisabled === undefined)
        throw redirect({ href: firstPage(brand.region, me), replace: true })
    },
  })

export const appIndexRoute = toFirstPage('/')
export const agentsRoute = toFirstPage('agents')
