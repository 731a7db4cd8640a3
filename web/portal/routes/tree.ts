import { channelsPlace } from '#web/features/channels/place.ts'
import { conversationsPlace } from '#web/features/conversations/place.ts'
import { knowledgePlace } from '#web/features/knowledge/place.ts'
import { agentRoute } from './agent.tsx'
import { agentsRoute, appIndexRoute, appRoute } from './app.ts'
import { customTabRoute } from './custom-tab.ts'
import { demoAddressRoute, demoRoute } from './demo.ts'
import { homeRoute } from './home.ts'
import { logInRoute } from './log-in.ts'
import { onboardingRoute } from './onboarding.ts'
import { agentIndexRoute, otherPageRoute } from './other-page.ts'
import { promptRoute } from './prompt.ts'
import { rootRoute } from './root.ts'
import { settingsRoute } from './settings.ts'

export const routeTree = rootRoute.addChildren([
  logInRoute,
  onboardingRoute,
  demoRoute,
  demoAddressRoute,
  appRoute.addChildren([
    appIndexRoute,
    agentsRoute,
    customTabRoute,
    agentRoute.addChildren([
      homeRoute,
      conversationsPlace.route,
      knowledgePlace.route,
      channelsPlace.route,
      promptRoute,
      settingsRoute,
      agentIndexRoute,
      otherPageRoute,
    ]),
  ]),
])
