import { rateLimit } from '#lib/http/rate-limit'
import { problemText } from '#shared/problem-messages'

const PER_MINUTE = 6000
/** As much as a request brings in the price of one: 60,000 updates a minute, in full bodies. */
const UPDATES_A_CALL = 10

/**
 * Counts a request to a hook whose secret its tenant knows: of a workspace's own app, by its key, or of a legacy number's agent. Throws
 * `rate-limited` past 6,000 a minute, a hundred a second; Meta delivers again what it refuses. Counted once it is verified,
 * where its sender can be, so that nobody else uses it up. The platform's own apps and bots are not counted: only their providers can sign for them.
 */
export const limitDeliveries = (of: `app#${string}` | `agent#${string}`, updates = 1): Promise<void> =>
  rateLimit(
    { scope: `hook#${of}`, perWindow: PER_MINUTE, windowSeconds: 60, message: problemText('tooMany') },
    Math.max(1, Math.ceil(updates / UPDATES_A_CALL)),
  )
