import { type WaitingSend, waitingSends } from '#features/conversations'
import type { Destination } from '#functions/channels/provider/inbound'
import type { Outcome, Piece } from '#functions/channels/provider/outbound'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { CallResult } from '#lib/fetch/provider-call'
import { world } from '#lib/world'
import { keepLease } from './lease.ts'
import { BEGIN_WITHIN_MS, IN_PLACE_MS, REQUEST_MS, SENDING_MS } from './limits.ts'
import { type Run, type Sender, waitUntil } from './run.ts'

/** `undefined`: nothing was requested, and the conversation waits. */
export interface Requested {
  /** The row as this worker marked it. */
  readonly row: WaitingSend
  readonly result: CallResult
  readonly outcome: Outcome
}

/**
 * Requests one piece: within the provider's rates, under the lease, and only once its row is marked. A worker that stalled after
 * marking gives the row back unsent, since others may take it for unknown soon.
 */
export const sendPiece = async (
  run: Run,
  sender: Sender,
  row: WaitingSend,
  piece: Piece,
): Promise<Requested | undefined> => {
  if (!(await isTurn(run, row))) return undefined
  const marked = await mark(run, row)
  if (!marked) return undefined
  const { outgoing, token } = sender
  if (world().now() > (marked.until ?? 0) - SENDING_MS + BEGIN_WITHIN_MS) {
    await giveBack(marked)
    return undefined
  }
  const result = await world().call({
    ...outgoing.request(piece, token, sender.account.account),
    timeoutMs: REQUEST_MS,
  })
  await outgoing.after?.(piece, result, marked)
  return { row: marked, result, outcome: outgoing.outcome(result, piece) }
}

/** Waits for the provider's rates, a little itself; false where the row must wait for longer, or the worker has to stop. */
const isTurn = async (run: Run, row: WaitingSend): Promise<boolean> => {
  const destination: Destination = { to: row.to, ...(row.thread === undefined ? {} : { thread: row.thread }) }
  const now = world().now()
  const at = run.pace?.next(destination, now) ?? now
  if (at - now > IN_PLACE_MS) {
    waitUntil(run, at)
    return false
  }
  run.pace?.take(destination, at)
  if (at > now) await world().sleep(at - now)
  if (run.stop) return false
  if (!(await keepLease(run.lease))) run.stop ??= { kind: 'lost' }
  return run.stop === undefined
}

/** The row as `sending`; nothing when another worker has it. */
const mark = async (run: Run, row: WaitingSend): Promise<WaitingSend | undefined> => {
  const { token } = run.lease
  const until = world().now() + SENDING_MS
  const { committed } = await attempt([
    waitingSends.changing(
      row,
      { set: { state: 'sending', token, until } },
      { state: is('queued'), next: is(row.next) },
    ),
  ])
  return committed ? { ...row, state: 'sending', token, until } : undefined
}

const giveBack = async (row: WaitingSend): Promise<void> => {
  await attempt([
    waitingSends.changing(
      row,
      { set: { state: 'queued' }, remove: ['token', 'until'] },
      { state: is('sending'), token: is(row.token ?? ''), until: is(row.until ?? 0) },
    ),
  ])
}
