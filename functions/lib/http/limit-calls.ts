import type { Actor } from '#lib/auth/actor'
import { actorKey } from '#lib/auth/actor-key'
import type { Access } from '#lib/auth/authorize'
import type { RateName } from '#shared/contract'
import { problemText } from '#shared/problem-messages'
import { rateLimit } from './rate-limit.ts'

/** Calls a minute. */
const RATES = { search: 60 } as const satisfies Readonly<Record<RateName, number>>

/** Counts a call of a route with a rate; throws `rate-limited` with the seconds to wait when the actor made too many. */
export const limitCalls = (rate: RateName, actor: Actor, { workspaceId }: Access): Promise<void> =>
  rateLimit({
    scope: `calls#${rate}#${workspaceId}#${actorKey(actor)}`,
    perWindow: RATES[rate],
    windowSeconds: 60,
    message: problemText('tooMany'),
  })
