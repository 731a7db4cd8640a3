import type { FileReference } from '#functions/channels/provider/inbound'
import type { DiscordAnswers } from '#shared/channels/schema'
import { firstCharacters } from '#shared/models/first-characters'
import type { DiscordMessage } from './message.ts'

/** How the author is called in the server. */
export const nameIn = ({ author, member }: DiscordMessage): string =>
  firstCharacters((member?.nick || author.global_name || author.username || '').trim(), 120)

/** By what its owner chose, and by which replies call the agent. */
export interface Answering {
  readonly messages?: DiscordAnswers | undefined
  readonly webhookId?: string | undefined
}

/** Whether the agent answers a message: the reader's rule, and by it the process and its hook leave out what nobody would answer. */
export const isAnswered = (
  message: DiscordMessage,
  botId: string,
  { messages = 'mentioned', webhookId }: Answering,
): boolean => messages === 'all' || (messages === 'mentioned' && isCall(message, botId, webhookId))

/** Whether a message calls the agent: mentions its bot, or replies to it, or to what its webhook said. */
const isCall = (
  { mentions, referenced_message: answered }: DiscordMessage,
  botId: string,
  webhookId: string | undefined,
): boolean => {
  if (mentions.some(({ id }) => id === botId)) return true
  return answered?.author.id === botId || (webhookId !== undefined && answered?.webhook_id === webhookId)
}

/** The words as people read them: without the bot's own name, which only calls it, and with names in place of ids. */
export const wordsIn = ({ content, mentions, sticker_items: stickers = [] }: DiscordMessage, botId: string): string => {
  const names = new Map(mentions.map(({ id, global_name, username }) => [id, global_name || username || id]))
  const words = content
    .replace(/<@!?(\d{1,20})>/g, (whole, id: string) =>
      id === botId ? '' : names.has(id) ? `@${names.get(id)}` : whole,
    )
    // an emoji of the server's own
    .replace(/<a?(:\w{2,32}:)\d{1,20}>/g, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()
  return [words, ...stickers.map(({ name }) => `Sticker: ${name}`)].filter(Boolean).join('\n')
}

/** An address is signed for a day, and is the file's id here. */
export const filesIn = ({ attachments }: DiscordMessage): readonly FileReference[] =>
  attachments.map(({ url, filename, content_type, size, duration_secs }) => ({
    id: url,
    name: filename,
    ...(content_type ? { type: content_type } : {}),
    ...(size === undefined ? {} : { bytes: size }),
    ...(duration_secs ? { seconds: Math.ceil(duration_secs) } : {}),
  }))
