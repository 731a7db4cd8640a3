import type { WizardStep } from '#shared/onboarding/schema'
import type { Text } from '#shared/text'

/** A stage's name, its name once it is done, and when that was in milliseconds; `undefined` until then. */
type Stage = readonly [name: Text, doneName: Text, doneAt: number | undefined]

/** Stages as steps: those with a time are done, the first without one is running, the rest are waiting. */
export const wizardSteps = (startedAt: number, stages: readonly Stage[]): WizardStep[] => {
  let before = startedAt
  let isRunning = false
  return stages.map(([name, doneName, doneAt]) => {
    if (doneAt !== undefined && !isRunning) {
      const tookMs = Math.max(0, doneAt - before)
      before = Math.max(before, doneAt)
      return { name: doneName.message, key: doneName.key, state: 'done', tookMs }
    }
    const state = isRunning ? 'waiting' : 'running'
    isRunning = true
    return { name: name.message, key: name.key, state }
  })
}
