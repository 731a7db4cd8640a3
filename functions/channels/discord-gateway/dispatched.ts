import * as z from 'zod'
import { DiscordMessage, Id, isFromPerson } from '#functions/channels/discord/messages/message'
import { boundedMap } from './bounded-map.ts'

/** An event of the gateway that may be for the product, before it is known whether its channel is read. */
export type Dispatched =
  | (Where & { readonly event: 'created' | 'edited'; readonly message: DiscordMessage })
  | (Where & { readonly event: 'deleted'; readonly messageId: string; readonly author?: string })

/** A channel, or a thread of one, and its server. */
export interface Where {
  readonly channelId: string
  readonly guildId: string
}

/** Of messages in servers; direct messages have no `guild_id`. */
const Place = z.object({ channel_id: Id, guild_id: Id })
const whereOf = ({ channel_id, guild_id }: z.infer<typeof Place>): Where => ({
  channelId: channel_id,
  guildId: guild_id,
})
const Deleted = Place.extend({ id: Id })
const DeletedMany = Place.extend({ ids: z.array(Id) })

/** Enough for hours of a busy server; ids alone are kept. */
const KEPT_AUTHORS = 20_000

/**
 * Reads events of messages. Discord does not say who wrote what is deleted, so authors are remembered: what was written before this
 * process began has none, and its deletion matters in threads only.
 * https://docs.discord.com/developers/events/gateway-events#messages
 */
export const dispatchReader = (most = KEPT_AUTHORS): ((name: string, data: unknown) => readonly Dispatched[]) => {
  const authors = boundedMap<string, string>(most)
  const deleted = (where: Where, messageId: string): Dispatched => {
    const author = authors.get(messageId)
    return { event: 'deleted', ...where, messageId, ...(author === undefined ? {} : { author }) }
  }
  const written = (event: 'created' | 'edited', data: unknown): readonly Dispatched[] => {
    const place = Place.safeParse(data).data
    const message = DiscordMessage.safeParse(data).data
    if (!place || !message || !isFromPerson(message)) return []
    // Discord adds previews of links by an "edit" that nobody made
    if (event === 'edited' && !message.edited_timestamp) return []
    authors.set(message.id, message.author.id)
    return [{ event, ...whereOf(place), message }]
  }
  return (name, data) => {
    switch (name) {
      case 'MESSAGE_CREATE':
        return written('created', data)
      case 'MESSAGE_UPDATE':
        return written('edited', data)
      case 'MESSAGE_DELETE': {
        const one = Deleted.safeParse(data).data
        return one ? [deleted(whereOf(one), one.id)] : []
      }
      case 'MESSAGE_DELETE_BULK': {
        const many = DeletedMany.safeParse(data).data
        return many ? many.ids.map((id) => deleted(whereOf(many), id)) : []
      }
      default:
        return []
    }
  }
}
