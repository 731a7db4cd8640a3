import { ChannelConnected } from '#events/channels/events'
import { consumer } from '#lib/events/consumer'
import { world } from '#lib/world'
import { watchedAccounts } from './store.ts'

/** The provider has had time to deliver something, or to fail at it. */
const FIRST_MS = 5 * 60_000

/** Has an account probed from now on, of whichever kind. A second delivery brings its next probe forward. */
export const handler = consumer(ChannelConnected, async ({ data: { account } }) =>
  watchedAccounts.save({ account, dueAt: world().now() + FIRST_MS }),
)
