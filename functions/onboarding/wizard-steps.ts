import type { WizardStep } from '#shared/onboarding/schema'

/** A stage by name, with the moment at which it was done (milliseconds); nothing when it is not. */
type Stage = readonly [name: string, doneAt: number | undefined]

/** Stages as steps: what has a moment is done, the first without one is being done, the rest waits. */
export const wizardSteps = (startedAt: number, stages: readonly Stage[]): WizardStep[] => {
  let before = startedAt
  let isRunning = false
  return stages.map(([name, doneAt]) => {
    if (doneAt !== undefined && !isRunning) {
      const tookMs = Math.max(0, doneAt - before)
      before = Math.max(before, doneAt)
      return { name, state: 'done', tookMs }
    }
    const state = isRunning ? 'waiting' : 'running'
    isRunning = true
    return { name, state }
  })
}
