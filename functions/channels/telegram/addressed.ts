import type { ReadingContext } from '#functions/channels/provider/inbound'
import { externalIdOf } from '#shared/channels/external-id-of'
import type { Message } from './update.ts'

/** A command: its name without slash, and what follows it. */
export interface Command {
  readonly name: string
  readonly rest: string
}

/** https://core.telegram.org/bots/features#commands */
const COMMAND = /^\/(\w{1,32})(?:@(\w+))?(?:\s+(.*))?$/s

/** The command that a message begins with, unless it names another bot: `/start@casaverde_bot help`. */
export const commandIn = ({ text = '' }: Message, { handle }: ReadingContext): Command | undefined => {
  const [, name, bot, rest = ''] = COMMAND.exec(text) ?? []
  if (name === undefined || (bot !== undefined && `@${bot}`.toLowerCase() !== handle?.toLowerCase())) return undefined
  return { name: name.toLowerCase(), rest: rest.trim() }
}

/** Whether a message of a group is for the bot, by the owner's choice. */
export const isAddressed = (message: Message, context: ReadingContext): boolean => {
  if (context.groups === 'never') return false
  if (commandIn(message, context)) return true
  return context.groups === 'mentioned' && (mentionsOf(message, context).length > 0 || isReply(message, context))
}

/** The words of a message without the bot's own name, which only calls it. */
export const withoutMention = (message: Message, context: ReadingContext): string => {
  let text = message.text ?? message.caption ?? ''
  for (const { offset, length } of mentionsOf(message, context).toReversed())
    text = `${text.slice(0, offset)}${text.slice(offset + length)}`
  return text.replace(/ {2,}/g, ' ').trim()
}

const mentionsOf = (message: Message, { account, handle }: ReadingContext) => {
  const text = message.text ?? message.caption ?? ''
  const entities = (message.text === undefined ? message.caption_entities : message.entities) ?? []
  const id = externalIdOf(account)
  return entities.filter(({ type, offset, length, user }) => {
    // people without a username are mentioned by their id
    if (type === 'text_mention') return String(user?.id) === id
    return type === 'mention' && text.slice(offset, offset + length).toLowerCase() === handle?.toLowerCase()
  })
}

/** Every message of a topic replies to the service message that began it. */
const isReply = ({ reply_to_message: to }: Message, { account }: ReadingContext): boolean =>
  to !== undefined && to.forum_topic_created === undefined && String(to.from?.id) === externalIdOf(account)
