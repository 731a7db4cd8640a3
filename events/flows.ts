import type { Feature } from '#shared/features'
import { crawlRows } from './crawls/rows.ts'
import { domainRows } from './domains/rows.ts'
import { fleetRows } from './fleet/rows.ts'
import type { Flow } from './flow.ts'
import { knowledgeRows } from './knowledge/rows.ts'
import { notificationRows } from './notifications/rows.ts'
import { onboardingRows } from './onboarding/rows.ts'
import { senderRows } from './senders/rows.ts'

/**
 * Long-running work, by name `<feature>/<verb>`, composed of the features' rows. Started with `startFlow(name, input)`;
 * each becomes a state machine.
 */
export const flows = {
  ...crawlRows.flows,
  ...domainRows.flows,
  ...fleetRows.flows,
  ...knowledgeRows.flows,
  ...notificationRows.flows,
  ...onboardingRows.flows,
  ...senderRows.flows,
} as const satisfies Readonly<Record<`${Feature}/${string}`, Flow>>

export type FlowName = keyof typeof flows
