import { messages, type StoredMessage, type WaitingSend } from '#features/conversations'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import type { Piece } from '#functions/channels/provider/outbound'
import { isPassingFailure } from '#lib/database/failures/is-passing-failure'
import { defect, log } from '#lib/log'
import { world } from '#lib/world'
import { isLateNotice } from './late-notice.ts'
import { MOVED_GRACE_MS, OLDEST_MS, RUN_MS } from './limits.ts'
import { noticeIn } from './notice-in.ts'
import { type Run, type Sender, waitUntil } from './run.ts'
import { type Requested, sendPiece } from './send-piece.ts'
import { leaveOut, putOff, settle } from './settle.ts'
import { storeOutcome } from './store-outcome.ts'
import { destinationOf, dueAt, failureOf } from './waiting-rows.ts'

/** Sends a conversation's rows in order, until one has to wait. */
export const sendConversation = async (run: Run, rows: readonly WaitingSend[]): Promise<void> => {
  for (const row of rows) {
    if (isEnding(run) || !(await sendRow(run, row))) return
    run.moved = true
  }
}

/** Whether the worker has to stop, because its time is over or for what another conversation met. */
const isEnding = (run: Run): boolean => {
  if (world().now() - run.startedAt > RUN_MS) run.stop ??= { kind: 'over' }
  return run.stop !== undefined
}

/** Whether the next row may follow: this one is sent, or will never be. */
const sendRow = async (run: Run, row: WaitingSend): Promise<boolean> => {
  const now = world().now()
  if (dueAt(row) > now) {
    waitUntil(run, dueAt(row))
    return false
  }
  const message = await messages.get({ conversationId: row.conversationId, id: row.messageId }, { consistent: true })
  // its worker crashed, or its answer came too late to be stored
  if (row.state === 'sending') return settled(run, settle({ row, message }, { state: 'unknown', reason: 'no answer' }))
  // erased, with all that belongs to it
  if (!message) return settled(run, settle({ row, message }, { state: 'failed' }))
  const refusal = refusalOf(run, row, now)
  if (refusal) return settled(run, settle({ row, message }, { state: failureOf(row), reason: refusal }))
  if (await isLateNotice(row, message, now)) return settled(run, leaveOut({ row, message }))
  return sendMessage(run, row, message)
}

const refusalOf = ({ sender }: Run, { agentId, at }: WaitingSend, now: number): string | undefined => {
  if (!sender || !isFor(sender.account, { agentId, at })) return 'disconnected'
  return now - at > OLDEST_MS ? 'too old' : undefined
}

/** What an agent had said, or was about to say, when its account was moved to another is still sent: the visitor waits for it. */
const isFor = (account: ChannelAccount, { agentId, at }: Pick<WaitingSend, 'agentId' | 'at'>): boolean =>
  account.agentId === agentId || (account.movedFrom?.agentId === agentId && at <= account.movedFrom.at + MOVED_GRACE_MS)

/** A row that was another worker's may have been given back, before those that follow: the conversation is looked at anew. */
const settled = async (run: Run, work: Promise<boolean>): Promise<boolean> => {
  const isGone = await work
  if (!isGone) waitUntil(run, world().now())
  return isGone
}

const sendMessage = async (run: Run, first: WaitingSend, message: StoredMessage): Promise<boolean> => {
  const { sender } = run
  if (!sender) return false
  const pieces = await planned(sender, first, message)
  if (!pieces) return settled(run, settle({ row: first, message }, { state: 'failed', reason: 'cannot be shown' }))
  let row = first
  for (let piece = pieces[row.next]; piece; piece = pieces[row.next]) {
    const requested = await sendOrInstead(run, sender, { row, message }, piece)
    if (!requested) return false
    const externalId = await storeOutcome(run, message, requested, row.next === pieces.length - 1)
    if (externalId === 'waits') return false
    if (externalId === 'gone') return true
    row = externalId
    run.moved = true
  }
  // nothing in it that this channel can show
  await settle({ row, message }, { state: 'sent' })
  return true
}

/** A piece whose picture the provider cannot fetch has not been sent: what it has instead is, before anything that follows it. */
const sendOrInstead = async (
  run: Run,
  sender: Sender,
  { row, message }: { readonly row: WaitingSend; readonly message: StoredMessage },
  piece: Piece,
): Promise<Requested | undefined> => {
  const requested = await sendPiece(run, sender, row, piece)
  if (requested?.outcome.kind !== 'refused' || !requested.outcome.isUnfetchable || !piece.instead) return requested
  const { attempts } = row
  const again = { ...row, attempts, notBefore: world().now() }
  await putOff({ row: requested.row, message }, again)
  return sendPiece(run, sender, again, piece.instead)
}

/** Nothing where our own code fails at the message: it must not stand before those that follow, for a day. */
const planned = async (
  { outgoing, account: { account } }: Sender,
  row: WaitingSend,
  message: StoredMessage,
): Promise<readonly Piece[] | undefined> => {
  try {
    const { lang, visitorAt } = row
    const destination = destinationOf(row)
    const shown = await noticeIn(message, lang)
    const sinceVisitorMs = visitorAt === undefined ? undefined : world().now() - visitorAt
    return (
      (await outgoing.lookUpPlan?.(shown, destination, account)) ??
      outgoing.plan(shown, destination, { account, lang, sinceVisitorMs })
    )
  } catch (failure) {
    // what could not be read is no fault of the message's
    if (isPassingFailure(failure)) throw failure
    log('error', 'message not planned', { ...defect(failure), conversationId: message.conversationId })
    return undefined
  }
}
