import { SendQueued } from '#events/conversations/events'
import { consumer } from '#lib/events/consumer'
import { drainAccount } from './drain-account.ts'

/** Sends what waits for an account of a provider. A slow provider costs one worker, and delays no other account. */
export const handler = consumer(SendQueued, async ({ data: { account } }) => drainAccount(account))
