import { PushRoundDue } from '#events/fleet/events'
import { consumer } from '#lib/events/consumer'
import { startFlow } from '#lib/events/start-flow'
import type { Round } from './round.ts'

/** Starts the flow of a round; it is named after it, so that a second delivery starts none. */
export const handler = consumer(PushRoundDue, async ({ data: { agencyId, pushId, run } }) => {
  const round: Round = { agencyId, pushId, run }
  await startFlow('fleet/run-push', `${pushId}-${run}`, round)
})
