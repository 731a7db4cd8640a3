import { createRoute, redirect } from '@tanstack/react-router'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { readSession } from '#web/lib/session/session.ts'
import { rootRoute } from '#web/routes/root.tsx'

/** `/thank_you`: the last page of a purchase, for the buyer. */
export const thankYouRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'thank_you',
  beforeLoad: ({ context: { config }, location }) => {
    const session = readSession(config, config.defaultRegion)
    if (!session) throw redirect({ to: '/login', search: { next: location.href } })
    return { region: session.region }
  },
  component: lazyScreen(() => import('#web/features/home/thank-you-screen.tsx'), 'ThankYouScreen'),
})
