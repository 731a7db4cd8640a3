import { routesOf } from '#web/lib/routes-of.ts'
import { agentPlaces, workspacePlaces } from '#web/places.ts'
import { agentIndexRoute, agentRoute } from '#web/routes/agent.tsx'
import { appIndexRoute, appRoute } from '#web/routes/app.tsx'
import { channelAppsRoute } from '#web/routes/channel-apps.ts'
import { demoRedirectRoute, demoRoute } from '#web/routes/demo.ts'
import { fleetRoutes } from '#web/routes/fleet.ts'
import { homeRoute } from '#web/routes/home.ts'
import { inviteRoute } from '#web/routes/invite.ts'
import { legalRoute } from '#web/routes/legal.ts'
import { newRegionRoute } from '#web/routes/new-region.ts'
import { onboardingRoute } from '#web/routes/onboarding.ts'
import { profileRedirectRoute, profileRoute } from '#web/routes/profile.ts'
import { rootRoute } from '#web/routes/root.tsx'
import { shareRoute } from '#web/routes/share.ts'
import { callbackRoute, loginRoute, signupRoute } from '#web/routes/sign-in.ts'
import { styleguideRoute } from '#web/routes/styleguide.ts'
import { thankYouRoute } from '#web/routes/thank-you.ts'
import { crawlRoute } from './crawl.ts'

export const routeTree = rootRoute.addChildren([
  homeRoute,
  loginRoute,
  signupRoute,
  callbackRoute,
  inviteRoute,
  onboardingRoute,
  profileRedirectRoute,
  newRegionRoute,
  legalRoute,
  demoRedirectRoute,
  demoRoute,
  shareRoute,
  thankYouRoute,
  appRoute.addChildren([
    appIndexRoute,
    ...routesOf(workspacePlaces),
    crawlRoute,
    ...fleetRoutes,
    channelAppsRoute,
    profileRoute,
    agentRoute.addChildren([agentIndexRoute, ...routesOf(agentPlaces)]),
  ]),
  ...(import.meta.env.DEV ? [styleguideRoute] : []),
])
