import { sendShard, type WaitingSend, waitingSends } from '#features/conversations'
import type { Destination } from '#functions/channels/provider/inbound'
import type { AccountId } from '#shared/channels/kinds'

/** Rows of one reading; an account that has more is read in turns, so that none of its conversations waits for all others. */
const PAGE = 300

export interface Reading {
  /** Each conversation's rows in order. */
  readonly conversations: readonly (readonly WaitingSend[])[]
  /** After which conversation the next reading goes on; absent at the end. */
  readonly after?: string
}

/** From when something may be done with a row: it may be sent, or is not its worker's any more. */
export const dueAt = ({ state, until = 0, notBefore = 0 }: WaitingSend): number =>
  state === 'sending' ? until + 1 : notBefore

/** Where a row's message is sent. */
export const destinationOf = ({ to, thread }: WaitingSend): Destination => ({
  to,
  ...(thread === undefined ? {} : { thread }),
})

/** What a row's message becomes if it is not sent again: `failed` where it is known that it has not arrived. */
export const failureOf = ({ isDoubtful }: WaitingSend): 'unknown' | 'failed' => (isDoubtful ? 'unknown' : 'failed')

/** What waits for an account, consistently: from its first conversation, or from the one after `after`. */
export const readWaiting = async (account: AccountId, after = ''): Promise<Reading> => {
  // `$` follows `#`, the separator, and precedes all that an id may have
  const from = after === '' ? `${account}#` : `${account}#${after}$`
  const { items, cursor } = await waitingSends.between(`QOUT#${sendShard(account)}`, from, `${account}#~`, {
    limit: PAGE,
    consistent: true,
  })
  const conversations = [...Map.groupBy(items, ({ conversationId }) => conversationId).values()]
  const last = items.at(-1)
  return { conversations, ...(cursor && last ? { after: last.conversationId } : {}) }
}
