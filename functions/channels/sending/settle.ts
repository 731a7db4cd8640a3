import { DeliveryChanged } from '#events/conversations/events'
import { markingUnsent, messages, type StoredMessage, type WaitingSend, waitingSends } from '#features/conversations'
import { attempt, type Outcome } from '#lib/database/commit'
import { absent, absentOrBelow, is, present } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import { world } from '#lib/world'
import { type Delivery, deliveryRank } from '#shared/conversations/delivery'
import { sentMessages } from './store.ts'

interface Settled {
  readonly state: Delivery['state']
  readonly reason?: string | undefined
  /** The provider's id of a piece that it has got. */
  readonly externalId?: string | undefined
}

/** A row with its message as it was read; without one it was erased. */
export interface Sending {
  readonly row: WaitingSend
  readonly message: StoredMessage | undefined
}

/** The row as a worker has it: another may have settled it. */
const stillHas = ({ state, token, next }: WaitingSend) => ({
  state: is(state),
  next: is(next),
  token: token === undefined ? absent : is(token),
})

/**
 * What is known of a message is stored, and its row is gone. What another worker has called unknown in the meantime is known after all.
 * False where the row had changed: another worker has settled it, or given it back, so that it still waits.
 */
export const settle = ({ row, message }: Sending, settled: Settled): Promise<boolean> =>
  commitWith({ row, message }, waitingSends.removing(row, stillHas(row)), settled)

/** The row is gone and the message stays without a delivery: it is not sent, and nothing went wrong with it. */
export const leaveOut = async ({ row, message }: Sending): Promise<boolean> => {
  const { conversationId, messageId, workspaceId, agentId, channel } = row
  const removing = waitingSends.removing(row, stillHas(row))
  const onMessage = messages.changing({ conversationId, id: messageId }, { remove: ['delivery'] }, { id: present })
  const { committed } = await attempt(
    [removing, ...(message ? [onMessage] : [])],
    [DeliveryChanged({ workspaceId, agentId, conversationId, channel, messageId })],
  )
  return committed
}

/** One piece of several has arrived: the row goes on with the next. */
export const advance = async ({ row, message }: Sending, externalId: string | undefined): Promise<WaitingSend> => {
  const { token: _, until: __, notBefore: ___, isDoubtful: ____, ...rest } = row
  const moved: WaitingSend = { ...rest, state: 'queued', next: row.next + 1, attempts: 0 }
  const changing = waitingSends.changing(
    row,
    { set: { state: 'queued', next: moved.next, attempts: 0 }, remove: ['token', 'until', 'notBefore', 'isDoubtful'] },
    stillHas(row),
  )
  await commitWith({ row, message }, changing, { state: 'sending', externalId })
  return moved
}

/** The message waits again, for another place at the provider. */
export const redirect = async ({ row }: Pick<Sending, 'row'>, to: string): Promise<void> => {
  const set = { state: 'queued', to, attempts: row.attempts + 1 } as const
  await attempt([waitingSends.changing(row, { set, remove: ['token', 'until', 'notBefore'] }, stillHas(row))])
}

/** The message waits again, until a time, with the reason where it is for long. */
export const putOff = async (
  { row, message }: Sending,
  {
    attempts,
    notBefore,
    reason,
    isDoubtful,
  }: { attempts: number; notBefore: number; reason?: string | undefined; isDoubtful?: boolean | undefined },
): Promise<void> => {
  const changing = waitingSends.changing(
    row,
    {
      set: { state: 'queued', attempts, notBefore, ...(isDoubtful ? { isDoubtful } : {}) },
      remove: ['token', 'until'],
    },
    stillHas(row),
  )
  if (reason === undefined) await attempt([changing])
  else await commitWith({ row, message }, changing, { state: 'queued', reason })
}

/** The row, the message, the provider's id and the event in one transaction; of what is gone by then, without. False: the row was another's. */
const commitWith = async ({ row, message }: Sending, onRow: Write, settled: Settled): Promise<boolean> => {
  const { account, conversationId, messageId, workspaceId, agentId, channel } = row
  const { state, reason, externalId } = settled
  const at = world().now()
  const onMessage = messages.changing(
    { conversationId, id: messageId },
    { set: { delivery: { state, at, ...(reason === undefined ? {} : { reason }) } } },
    {
      id: present,
      // a member may have had it sent again, which is another delivery
      resends: message?.resends === undefined ? absent : is(message.resends),
      // the provider's own report may have been faster than its answer
      deliveryRank: absentOrBelow(deliveryRank(state)),
    },
  )
  const ids =
    externalId === undefined ? [] : [sentMessages.putting({ account, externalId, conversationId, messageId, at })]
  const event = DeliveryChanged({ workspaceId, agentId, conversationId, channel, messageId, state })
  const onHead = markingUnsent(conversationId, { state, at })
  const store = (writes: readonly Write[], isTold: boolean): Promise<Outcome> =>
    attempt([...writes, ...ids], isTold ? [event] : [])
  const outcome = message ? await store([onRow, onMessage, ...onHead], true) : await store([onRow], false)
  if (outcome.committed) return true
  const gone = outcome.refused.map(({ label }) => label)
  const isAnothers = gone.includes(waitingSends.name)
  const isTold = message !== undefined && !gone.includes(messages.name) && !(isAnothers && isNoNews(settled))
  const rest = [
    ...(isAnothers ? [] : [onRow]),
    ...(isTold ? [onMessage, ...onHead.filter(({ label }) => !gone.includes(label))] : []),
  ]
  if (rest.length + ids.length === 0) return false
  const second = await store(rest, isTold)
  return !isAnothers && (second.committed || second.refused.every(({ label }) => label !== waitingSends.name))
}

/** Where another worker has settled the row: that nothing is known, or that it waits, is nothing to add. */
const isNoNews = ({ state }: Settled): boolean => state === 'unknown' || state === 'queued' || state === 'sending'
