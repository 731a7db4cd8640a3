import type { ClientOnboarding } from '#shared/agencies/onboarding-settings'
import type { ClientDraft } from '#shared/onboarding/client-draft'

export type StepName = ClientDraft['step']

type Steps = Pick<
  ClientOnboarding,
  'showWelcomeStep' | 'showGoalsStep' | 'showCompanyInfoStep' | 'showAgentCreationStep'
>

/** The steps that SAAS Mode sets, in order. `branding` is the agent's creation with all that belongs to it. */
export const stepsOf = (settings: Steps): readonly StepName[] => [
  ...(settings.showWelcomeStep ? (['welcome'] as const) : []),
  ...(settings.showGoalsStep ? (['goals'] as const) : []),
  ...(settings.showCompanyInfoStep ? (['company-info'] as const) : []),
  ...(settings.showAgentCreationStep ? (['branding'] as const) : []),
]

/** The step where a saved one stands; the next that is still there if it was taken away. */
export const stepAt = (steps: readonly StepName[], saved: StepName): StepName | undefined => {
  const all: readonly StepName[] = ['welcome', 'goals', 'company-info', 'branding']
  return steps.find((step) => all.indexOf(step) >= all.indexOf(saved)) ?? steps.at(-1)
}
