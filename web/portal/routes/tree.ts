import { conversationsPlace } from '#web/features/conversations/place.ts'
import { knowledgePlace } from '#web/features/knowledge/place.ts'
import { agentRoute } from './agent.tsx'
import { agentsRoute, appIndexRoute, appRoute } from './app.ts'
import { demoAddressRoute, demoRoute } from './demo.ts'
import { homeRoute } from './home.ts'
import { logInRoute } from './log-in.ts'
import { onboardingRoute } from './onboarding.ts'
import { agentIndexRoute, otherPageRoute } from './other-page.ts'
import { rootRoute } from './root.ts'

export const routeTree = rootRoute.addChildren([
  logInRoute,
  onboardingRoute,
  demoRoute,
  demoAddressRoute,
  appRoute.addChildren([
    appIndexRoute,
    agentsRoute,
    agentRoute.addChildren([
      homeRoute,
      conversationsPlace.route,
      knowledgePlace.route,
      agentIndexRoute,
      otherPageRoute,
    ]),
  ]),
])
