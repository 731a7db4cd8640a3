import { ClientCreated } from '#events/clients/events'
import type { FeatureRows } from '#events/rows'
import { createAgent } from './create-agent.flow.ts'
import { readBrand } from './read-brand.flow.ts'

export const onboardingRows = {
  subscriptions: {
    'onboarding/portal/create-sign-up-agent': ClientCreated,
  },
  flows: {
    'onboarding/read-brand': readBrand,
    'onboarding/create-agent': createAgent,
  },
} as const satisfies FeatureRows<'onboarding'>
