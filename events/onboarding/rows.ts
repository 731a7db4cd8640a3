import type { FeatureRows } from '#events/rows'
import { createAgent } from './create-agent.flow.ts'
import { readBrand } from './read-brand.flow.ts'

export const onboardingRows = {
  flows: {
    'onboarding/read-brand': readBrand,
    'onboarding/create-agent': createAgent,
  },
} as const satisfies FeatureRows<'onboarding'>
