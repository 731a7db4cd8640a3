import { startFlow } from '#lib/events/start-flow'
import type { StoredSender } from '#lib/senders/store'

/** Starts looking for the records; of one claim and one beginning there is one run, however often it is started. */
export const startRun = async ({ agencyId, id, verifyingAt }: StoredSender): Promise<void> => {
  if (verifyingAt === undefined) return
  await startFlow('senders/verify-sender', `${id}-${verifyingAt}`, { agencyId, id, verifyingAt })
}
