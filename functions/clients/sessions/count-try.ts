import { rateLimit } from '#lib/http/rate-limit'
import { sha256 } from '#lib/sha256'
import { clientText } from '#shared/clients/messages'

const QUARTER_HOUR = 15 * 60
/** Right ones count too: a password that is tried this often is not being typed. */
const MOST = { client: 10, address: 30 } as const

/** Counts a try to log in, at a client's name or from a network address; `rate-limited` when there were too many. */
export const countTry = (at: keyof typeof MOST, what: string): Promise<void> =>
  rateLimit({
    // hashed: a name may be as long as a key
    scope: `log-in#${at}#${sha256(what)}`,
    perWindow: MOST[at],
    windowSeconds: QUARTER_HOUR,
    message: clientText('tooManyTries'),
  })
