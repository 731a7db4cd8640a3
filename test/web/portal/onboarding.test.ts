import { expect, test } from 'vitest'
import { ClientOnboarding } from '#shared/agencies/onboarding-settings'
import { needsOnboarding } from '#web/portal/onboarding/needs-onboarding.ts'
import { stepAt, stepsOf } from '#web/portal/onboarding/steps-of.ts'

const set = (off: Partial<ClientOnboarding> = {}) => stepsOf({ ...ClientOnboarding.parse({}), ...off })

test('the steps are those that SAAS Mode sets, all of them by default', () => {
  expect(set()).toEqual(['welcome', 'goals', 'company-info', 'branding'])
  expect(set({ showWelcomeStep: false, showCompanyInfoStep: false })).toEqual(['goals', 'branding'])
  expect(
    set({ showWelcomeStep: false, showGoalsStep: false, showCompanyInfoStep: false, showAgentCreationStep: false }),
  ).toEqual([])
})

test('a step that was taken away meanwhile leads to the next, or to the last there is', () => {
  expect(stepAt(['welcome', 'branding'], 'goals')).toBe('branding')
  expect(stepAt(['welcome', 'goals'], 'branding')).toBe('goals')
  expect(stepAt([], 'goals')).toBeUndefined()
})

test('only those who signed up by themselves and are not through are led to it', () => {
  const client = (isNewSignup: boolean, isCompleted: boolean) =>
    ({ client: { isNewSignup, onboardingState: { isCompleted } } }) as Parameters<typeof needsOnboarding>[0]
  expect([client(true, false), client(true, true), client(false, false)].map(needsOnboarding)).toEqual([
    true,
    false,
    false,
  ])
})
