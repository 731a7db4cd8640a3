import type { PortalSession } from '#shared/clients/portal-session'
import type { Region } from '#shared/regions'

/** A client who has signed up and is not through (specification 2, section 2, "After login"). */
export const needsOnboarding = ({ client }: Pick<PortalSession, 'client'>): boolean =>
  client.isNewSignup && !client.onboardingState.isCompleted

export const onboardingPath = (region: Region): string => `/app/${region}/client/onboarding`
