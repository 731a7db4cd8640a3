import { ChannelFieldsSaved } from '#events/agents/events'
import { consumer } from '#lib/events/consumer'
import { log } from '#lib/log'
import { Problem } from '#shared/problems'
import { connectLegacyNumber } from './legacy-whatsapp/connect-legacy-number.ts'

/**
 * Connects the number of fields that were saved by a call of the API, as the panel does by its test. What is missing yet, or refused, is
 * shown where the test is run. A second delivery renews the same claim.
 */
export const handler = consumer(ChannelFieldsSaved, async ({ data: { by, ...owner } }) => {
  await connectLegacyNumber(owner, by).catch((failure: unknown) => {
    if (!(failure instanceof Problem)) throw failure
    log('info', 'legacy number not connected', { agentId: owner.agentId, code: failure.code })
  })
})
