import type { StoredMessage, WaitingSend } from '#features/conversations'
import { moveChat } from '#functions/channels/chats/move-chat'
import { world } from '#lib/world'
import { markBroken, markMended, recordSent } from './health.ts'
import { BROKEN_PAUSE_MS, backOffMs, IN_PLACE_MS, MOST_MOVES, UNKNOWN_IN_A_ROW, UNKNOWN_PAUSE_MS } from './limits.ts'
import { type Run, waitUntil } from './run.ts'
import type { Requested } from './send-piece.ts'
import { advance, putOff, redirect, settle } from './settle.ts'
import { destinationOf, failureOf } from './waiting-rows.ts'

/** Stores what became of a piece. `gone`: the next message may follow; a row: its next piece may. */
export const storeOutcome = async (
  run: Run,
  message: StoredMessage,
  { row, result, outcome }: Requested,
  isLast: boolean,
): Promise<'gone' | 'waits' | WaitingSend> => {
  const sending = { row, message }
  const now = world().now()
  if (outcome.kind !== 'unknown') run.unknown = 0
  if (result.kind === 'answered') run.unreached = 0
  switch (outcome.kind) {
    case 'sent':
      if (!isLast) return advance(sending, outcome.externalId)
      await settle(sending, { state: 'sent', externalId: outcome.externalId })
      await recordHealth(run, row, now)
      return 'gone'
    case 'refused':
      await settle(sending, { state: failureOf(row), reason: outcome.reason })
      return 'gone'
    case 'moved':
      if (outcome.to === row.to || row.attempts >= MOST_MOVES) {
        await settle(sending, { state: 'failed', reason: outcome.reason })
        return 'gone'
      }
      await moveChat(row, destinationOf(row), outcome.to)
      await redirect(sending, outcome.to)
      // it is planned anew, for its new place
      waitUntil(run, now)
      return 'waits'
    case 'unknown':
      await settle(sending, { state: 'unknown', reason: outcome.reason })
      run.unknown++
      if (run.unknown >= UNKNOWN_IN_A_ROW) run.stop ??= { kind: 'paused', until: now + UNKNOWN_PAUSE_MS }
      return 'gone'
    case 'account':
      if (run.sender) await markBroken(run.sender, outcome.reason, now)
      await putOff(sending, { attempts: row.attempts, notBefore: now, reason: outcome.reason })
      run.stop ??= { kind: 'paused', until: now + (outcome.retryAfterMs ?? BROKEN_PAUSE_MS) }
      return 'waits'
    case 'not-sent': {
      // what cannot be reached cannot be reached for any conversation
      const isReached = result.kind === 'answered'
      if (!isReached) run.isUnreached = true
      const failures = isReached ? row.attempts : run.unreached
      const waitMs = outcome.retryAfterMs ?? backOffMs(failures)
      const notBefore = now + waitMs
      const isLong = waitMs > IN_PLACE_MS
      await putOff(sending, {
        attempts: row.attempts + 1,
        notBefore,
        isDoubtful: outcome.mayHaveArrived,
        ...(isLong ? { reason: outcome.reason } : {}),
      })
      waitUntil(run, notBefore)
      if (!isReached && isLong) run.stop ??= { kind: 'paused', until: notBefore }
      return 'waits'
    }
  }
}

const recordHealth = async ({ sender }: Run, { account }: WaitingSend, now: number): Promise<void> => {
  if (sender?.account.state === 'broken') await markMended(sender, now)
  await recordSent(account, now)
}
