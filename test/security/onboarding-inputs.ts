import type { onboarding } from '#shared/onboarding/routes'
import type { Ids } from './ids.ts'

let fresh = 0
const anAttempt = () => `attempt${String(++fresh).padStart(16, '0')}`
const company = { name: 'Fenwick', website: '', description: 'Sells bicycles' }
const brandingChoices = { primaryColor: '#0f766e', themeMode: 'light', faviconApproved: false }

/** One good input for every route of the wizard and of a new client's onboarding. */
export const onboardingInputs = {
  'POST /rpc/onboarding.getBrandingInfo': () => ({ attemptId: anAttempt(), company }),
  'POST /rpc/onboarding.createPersonalizedAgent': () => ({ attemptId: anAttempt(), company, brandingChoices }),
  'GET /portal/onboarding': () => ({}),
  'PUT /portal/onboarding': () => ({ draft: { attemptId: anAttempt(), step: 'goals', goals: [], company } }),
  'POST /portal/onboarding/complete': () => ({}),
  'POST /portal/onboarding/look': () => ({ brandingChoices }),
  'POST /portal/agents': () => ({ attemptId: anAttempt(), title: 'Fenwick' }),
  'POST /rpc/v2Audio.getTwilioNumbers': () => ({}),
} as const satisfies Readonly<Record<keyof typeof onboarding, (ids: Ids) => Readonly<Record<string, unknown>>>>
