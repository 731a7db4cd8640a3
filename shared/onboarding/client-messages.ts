import { textsOf } from '#shared/text'

/** What a new client's onboarding answers, beside the wizard's messages. */
export const clientOnboardingMessages = {
  tooMany: 'You can analyze five websites an hour. Try again later, or choose everything yourself.',
  finished: 'Your account is set up already.',
  otherAttempt: 'Your agent is being created already, perhaps on another device.',
} as const

export const clientOnboardingText = /* @__PURE__ */ textsOf('client-onboarding', clientOnboardingMessages)
