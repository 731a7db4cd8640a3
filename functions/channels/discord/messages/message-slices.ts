import type { Slice } from '#functions/channels/provider/inbound'
import { accountId } from '#shared/channels/kinds'
import type { GatewayEvent } from './gateway-request.ts'
import { orderOf } from './order-of.ts'
import { threadPlace } from './place.ts'

const EPOCH_MS = 1_420_070_400_000
/** What a snowflake of this time begins with; it sorts among messages. */
const snowflakeAt = (ms: number): bigint => BigInt(Math.max(0, ms - EPOCH_MS)) << 22n

/**
 * What the gateway's process posted, in the lanes of those who wrote: the same as those of `/ask`. An edit sorts by its own time, a
 * deletion, of which Discord says none, by ours, and after its message. `now` in milliseconds.
 */
export const sliceOf = (event: GatewayEvent, now: number): Slice | undefined => {
  const { channel, thread } = event
  const account = accountId('discord', channel)
  const author = event.event === 'deleted' ? event.author : event.message.author.id
  const place = thread === undefined ? author : threadPlace(thread)
  if (place === undefined) return undefined
  return { account, lane: `${account}/${place}`, ...markOf(event, now), raw: { gateway: event } }
}

const markOf = (event: GatewayEvent, now: number): Pick<Slice, 'eventId' | 'order'> => {
  switch (event.event) {
    case 'created': {
      const order = orderOf(event.message.id)
      return { eventId: order, order }
    }
    case 'edited': {
      const { id, edited_timestamp } = event.message
      const at = Date.parse(edited_timestamp ?? '') || now
      return { eventId: `${id}.edited.${at}`, order: `${orderOf(later(id, at))}.${id}` }
    }
    case 'deleted':
      return {
        eventId: `${event.messageId}.deleted`,
        order: `${orderOf(later(event.messageId, now))}.${event.messageId}.deleted`,
      }
  }
}

/** Clocks differ: what happens to a message never sorts before it. */
const later = (id: string, at: number): string => {
  const mine = snowflakeAt(at)
  return String(mine > BigInt(id) ? mine : BigInt(id))
}
