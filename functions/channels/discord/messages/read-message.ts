import { timeOf } from '#functions/channels/discord/interaction'
import type { Destination, ReadingContext, Step } from '#functions/channels/provider/inbound'
import { externalIdOf } from '#shared/channels/external-id-of'
import { GatewayEvent } from './gateway-request.ts'
import { filesIn, isAnswered, nameIn, wordsIn } from './message-words.ts'
import { threadPlace } from './place.ts'

const ignored = (note: string): Step => ({ kind: 'ignored', note })

/**
 * What a message of a channel means. In the channel each user has a conversation of their own, the same as by `/ask`; in a thread
 * there is one for all, where the sender's name is before the words.
 */
export const readMessage = (raw: unknown, { account, discord }: ReadingContext): Step => {
  const given = GatewayEvent.safeParse(raw).data
  // an account's lane holds what was posted for it alone
  if (given?.channel !== externalIdOf(account)) return ignored('unreadable message')
  const { channel, thread, botId } = given
  const destinationOf = (author: string): Destination => ({
    to: channel,
    thread: thread === undefined ? author : threadPlace(thread),
  })
  if (given.event === 'deleted') {
    const { messageId, author = '' } = given
    return { kind: 'deleted', destination: destinationOf(author), messageId, at: timeOf(messageId) }
  }
  const { event, message } = given
  const { id, author } = message
  const name = nameIn(message)
  const words = wordsIn(message, botId)
  const isGroup = thread !== undefined
  const text = isGroup ? `${name}: ${words}` : words
  const destination = destinationOf(author.id)
  if (event === 'edited') {
    const at = Date.parse(message.edited_timestamp ?? '')
    return words === '' || Number.isNaN(at)
      ? ignored('no content')
      : { kind: 'edited', destination, messageId: id, text, at }
  }
  if (!isAnswered(message, botId, discord ?? {})) return ignored('not addressed')
  const files = filesIn(message)
  if (words === '' && files.length === 0) return ignored('no content')
  return {
    kind: 'message',
    from: {
      id: author.id,
      ...(name ? { name } : {}),
      ...(author.username ? { username: author.username } : {}),
      ...(author.avatar ? { picture: author.avatar } : {}),
    },
    destination,
    messageId: id,
    text,
    files,
    isStart: false,
    ...(isGroup ? { isGroup } : {}),
    at: timeOf(id),
  }
}
