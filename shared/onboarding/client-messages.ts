import { textsOf } from '#shared/text'

/** What a new client's onboarding answers, beside the wizard's messages. */
export const clientOnboardingMessages = {
  tooMany: 'You can analyze five websites an hour. Try again later, or choose everything yourself.',
  finished: 'Your account is set up already.',
  mayNotCreate: 'Your provider creates agents. Ask them for one.',
  manyAgents: (most: number) => `Your organisation has ${most} agents. Ask your provider for more.`,
  manyNew: (most: number) => `You can create ${most} agents a day. Try again tomorrow.`,
  otherAttempt: 'Your agent is being created already, perhaps on another device.',
} as const

export const clientOnboardingText = /* @__PURE__ */ textsOf('client-onboarding', clientOnboardingMessages)
