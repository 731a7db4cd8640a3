import { addMessage, type DiscordContext } from '#infra/local/stand-ins/channels/discord/discord-context'
import { type DiscordMessage, newId } from '#infra/local/stand-ins/channels/discord/discord-state'
import { userOf } from '#infra/local/stand-ins/channels/discord/user-of'
import { ImpossibleAct, type PhoneAct } from '#infra/local/stand-ins/channels/phone-act'
import { threadOf } from './channel-object.ts'
import { mentionedIn, userMessage, withMentions } from './user-message.ts'

type Act<Do extends PhoneAct['do']> = Extract<PhoneAct, { do: Do }>
type Answer = { readonly id?: string }

const tell = (context: DiscordContext, name: string, message: DiscordMessage): void =>
  context.gateway.tell(name, userMessage(context, message, context.fileAddress()), mentionedIn(message.content))

/** An ordinary message in the channel, or in a thread of it. */
export const write = (
  context: DiscordContext,
  { chat, from, replyTo }: Pick<Act<'say'>, 'chat' | 'from' | 'replyTo'>,
  given: Pick<DiscordMessage, 'content' | 'attachments'>,
): Answer => {
  const user = userOf(context, from)
  const thread = threadOf(context.channel, chat)?.id
  const message = addMessage(context, {
    from: user.id,
    name: user.nick ?? user.global_name,
    embeds: [],
    rows: [],
    ...given,
    content: withMentions(context, given.content),
    ...(thread === undefined ? {} : { thread }),
    ...(replyTo === undefined ? {} : { replyTo }),
  })
  tell(context, 'MESSAGE_CREATE', message)
  context.changed()
  return { id: message.id }
}

export const sendFile = (context: DiscordContext, { file, caption, ...act }: Act<'send'>): Answer => {
  const bytes = new Uint8Array(Buffer.from(file.base64, 'base64'))
  const { name, type, seconds } = file
  const attachment = {
    file: context.files.put(bytes),
    as: act.as,
    name,
    type,
    bytes: bytes.byteLength,
    ...(seconds === undefined ? {} : { seconds }),
  }
  return write(context, act, { content: caption, attachments: [attachment] })
}

export const edit = (context: DiscordContext, { from, message: id, text }: Act<'edit'>): Answer => {
  const message = context.channel.messages.find((each) => each.id === id)
  if (message?.from !== from) throw new ImpossibleAct('Only its writer can edit a message.')
  message.content = withMentions(context, text)
  message.editedAt = context.clock.now()
  tell(context, 'MESSAGE_UPDATE', message)
  context.changed()
  return { id }
}

/** By a moderator, or the user themselves: a deferred answer cannot be edited after this. */
export const remove = (context: DiscordContext, { message: id }: Act<'delete'>): Answer => {
  const { channel, state } = context
  const message = channel.messages.find((each) => each.id === id)
  if (!message) throw new ImpossibleAct(`There is no message ${id} in this channel.`)
  channel.messages = channel.messages.filter((each) => each !== message)
  context.gateway.tell('MESSAGE_DELETE', {
    id,
    channel_id: message.thread ?? channel.id,
    guild_id: state.guild,
  })
  context.changed()
  return {}
}

export const addThread = (context: DiscordContext, { title }: Act<'add-group'>): Answer => {
  const { state, channel, clock } = context
  const id = newId(state, clock.now())
  channel.threads = [...(channel.threads ?? []), { id, name: title }]
  context.changed()
  return { id }
}
