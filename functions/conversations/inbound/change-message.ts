import { DeliveryChanged } from '#events/conversations/events'
import { heads, messages, type StoredMessage } from '#functions/conversations/store'
import type { Change } from '#lib/database/change'
import { attempt } from '#lib/database/commit'
import { is, present } from '#lib/database/condition'
import type { AccountId } from '#shared/channels/kinds'
import { firstCharacters } from '#shared/models/first-characters'
import type { MessagePlace } from './find-message.ts'

const MOST_EMOJI_CHARACTERS = 64

/** The visitor's reaction to a message; an empty one takes it back. A second time sets the same. */
export const reactToMessage = (place: MessagePlace, account: AccountId, emoji: string, at: number): Promise<void> =>
  changeMessage(place, account, () =>
    emoji === ''
      ? { remove: ['reaction'] }
      : { set: { reaction: { emoji: firstCharacters(emoji, MOST_EMOJI_CHARACTERS), at } } },
  )

/** Its author deleted a message at the provider: what it said is forgotten, and models read that. A second time sets the same. */
export const deleteMessage = (place: MessagePlace, account: AccountId, at: number): Promise<void> =>
  changeMessage(place, account, () => ({
    set: { text: '', note: 'The author deleted this message.', deletedAt: at },
    remove: ['attachments', 'parts', 'variables'],
  }))

/** A message of a conversation that is held through this account, and the row of Chats where it is the newest. */
const changeMessage = async (
  { conversationId, messageId: id }: MessagePlace,
  account: AccountId,
  changeOf: (message: StoredMessage) => Change<StoredMessage>,
): Promise<void> => {
  const [head, message] = await Promise.all([
    heads.get({ conversationId }, { consistent: true }),
    messages.get({ conversationId, id }, { consistent: true }),
  ])
  if (head?.route?.account !== account || !message) return
  const change = changeOf(message)
  const { workspaceId, agentId, channel, lastText } = head
  const isListed = change.set?.text !== undefined && lastText !== '' && lastText === firstCharacters(message.text, 200)
  await attempt(
    [messages.changing({ conversationId, id }, change, { id: present })],
    [DeliveryChanged({ workspaceId, agentId, conversationId, channel, messageId: id })],
  )
  if (isListed)
    await attempt([heads.changing({ conversationId }, { set: { lastText: '' } }, { lastText: is(lastText) })])
}
