import { heads } from '#functions/conversations/store'
import type { TurnContext } from '#functions/conversations/turn/turn-context'
import { conflict, retrying } from '#lib/database/retrying'
import { world } from '#lib/world'
import { reclaimLease } from './reclaim-lease.ts'
import type { TakeOutcome } from './take-outcome.ts'

/** Takes an owed reply without a new message: for the sweeper, or a visitor who reconnects. */
export const resumeTurn = (turn: TurnContext): Promise<TakeOutcome> =>
  retrying(`conversation ${turn.conversationId}`, async (): Promise<TakeOutcome | typeof conflict> => {
    const head = await heads.get(turn, { consistent: true })
    if (!head || head.agentId !== turn.agent.agentId) return { kind: 'missing' }
    if (head.leaseToken === undefined) return { kind: 'settled' }
    if ((head.leaseUntil ?? 0) > world().now()) return { kind: 'queued' }
    return (await reclaimLease(turn, head, undefined)) ?? conflict
  })
