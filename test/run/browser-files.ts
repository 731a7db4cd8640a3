import { globSync } from 'node:fs'
import { choice, isWholeSweep } from '#test/support/sweeps/chosen-cells'
import { oneOfEach } from '#test/support/sweeps/one-of-each'
import { longest } from './longest.ts'

/** One user journey through each feature: these run every time. */
export const journeys: readonly string[] = [
  'test/e2e/agencies/settings.test.ts',
  'test/e2e/agents/list.test.ts',
  'test/e2e/channels/telegram.test.ts',
  'test/e2e/conversations/handoff.test.ts',
  'test/e2e/fleet/push.test.ts',
  'test/e2e/knowledge/knowledge.test.ts',
  'test/e2e/notifications/notifications.test.ts',
  'test/e2e/onboarding/wizard.test.ts',
  'test/e2e/portal/portal.test.ts',
  'test/e2e/shell/journey.test.ts',
  'test/e2e/widget/journey.test.ts',
  'test/e2e/workspaces/team.test.ts',
]

/** Of the other browser files one of so many runs, chosen by the commit; over some commits each has its turn. */
const OTHERS = 15

/** Every browser file of a folder of `test/e2e`, in the order of their names. */
export const everyBrowserFile = (): readonly string[] =>
  globSync(['test/e2e/**/*.test.ts', 'test/security/css-vectors.test.ts']).toSorted()

/**
 * The browser files of `npm test`: the journeys and a fifteenth of the others. All of them in a whole sweep, as continuous
 * integration has it; and `npm test -- --changed` runs all that a change touches.
 */
export const chosenBrowserFiles = (): readonly string[] => {
  const others = everyBrowserFile().filter((file) => !journeys.includes(file))
  const isLong = (file: string) => longest.includes(file)
  // long ones are together, so that no commit chooses most of them
  const byLength = [...longest.filter((file) => others.includes(file)), ...others.filter((file) => !isLong(file))]
  return [...journeys, ...oneOfEach(OTHERS, byLength)]
}

/** What `npm test` says of its choice; nothing when it runs all. */
export const choiceOfBrowserFiles = (): string | undefined =>
  isWholeSweep
    ? undefined
    : `${chosenBrowserFiles().length} of ${everyBrowserFile().length} browser files (${choice}); SWEEP=whole npm test runs all`
