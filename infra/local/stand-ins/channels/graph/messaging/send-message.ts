import * as z from 'zod'
import { GraphFailure, Hang, missing } from '#infra/local/stand-ins/channels/graph/graph-failure'
import { addEvent, addMessage, chatWith, fileAddress, type InboxContext, newMid, personOf } from './inbox-context.ts'
import type { InboxChat, InboxMessage } from './inbox-state.ts'
import { GivenMessage, readMessage } from './read-message.ts'

type Body = Readonly<Record<string, unknown>>

const HOUR_MS = 3_600_000
const TYPING_MS = 20_000

/** A part of the body in its shape, refused by the name of the wrong field. */
const part = <Shape extends z.ZodType>(body: Body, name: string, shape: Shape): z.infer<Shape> => {
  if (body[name] === undefined) throw missing(name)
  const parsed = shape.safeParse(body[name])
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const path = issue?.path.map((each) => `[${String(each)}]`).join('') ?? ''
  throw new GraphFailure(100, `(#100) Param ${name}${path}: ${issue?.message ?? 'is invalid'}`)
}

const attachmentTypes = { photo: 'image', video: 'video', voice: 'audio', document: 'file' } as const

/** What a message has attached, as webhooks show it. */
export const attachmentsOf = (context: InboxContext, { file }: Pick<InboxMessage, 'file'>) =>
  file ? [{ type: attachmentTypes[file.kind], payload: { url: fileAddress(context, file.id) } }] : []

/** https://developers.facebook.com/docs/messenger-platform/reference/webhook-events/message-echoes; Instagram's name no app. */
export const addEcho = (
  context: InboxContext,
  psid: string,
  message: InboxMessage,
  { appId, given }: { readonly appId: string | undefined; readonly given?: GivenMessage },
): void => {
  const { kind, fields } = context.rules
  const attachments = given?.attachment?.type === 'template' ? [given.attachment] : attachmentsOf(context, message)
  addEvent(
    context,
    fields.echo,
    { psid, by: 'account' },
    {
      message: {
        mid: message.id,
        is_echo: true,
        ...(kind === 'messenger' && appId ? { app_id: Number(appId) } : {}),
        ...(kind === 'messenger' && given?.metadata ? { metadata: given.metadata } : {}),
        ...(message.text && attachments.length === 0 ? { text: message.text } : {}),
        ...(attachments.length > 0 ? { attachments } : {}),
        ...(message.replyTo ? { reply_to: { mid: message.replyTo } } : {}),
      },
    },
  )
}

const actions = ['typing_on', 'typing_off', 'mark_seen', 'react', 'unreact'] as const

const act = (context: InboxContext, chat: InboxChat, body: Body): void => {
  switch (part(body, 'sender_action', z.enum(actions))) {
    case 'typing_on':
      chat.doing = { what: 'typing', until: context.clock.now() + TYPING_MS }
      break
    case 'typing_off':
      delete chat.doing
      break
    case 'mark_seen':
      for (const message of chat.messages) if (message.from !== 'account') message.isRead = true
      break
    case 'react':
    case 'unreact': {
      const { message_id, reaction } = part(
        body,
        'payload',
        z.object({ message_id: z.string(), reaction: z.string().optional() }),
      )
      const message = chat.messages.find(({ id }) => id === message_id)
      if (message) message.reaction = reaction === 'love' ? '❤️' : (reaction ?? '')
    }
  }
  context.changed()
}

const types = ['RESPONSE', 'UPDATE', 'MESSAGE_TAG', 'UTILITY'] as const
const tags = ['HUMAN_AGENT', 'ACCOUNT_UPDATE', 'CONFIRMED_EVENT_UPDATE', 'POST_PURCHASE_UPDATE', 'CUSTOMER_FEEDBACK']

/** For how long after the person's last message this one may be sent: https://developers.facebook.com/docs/messenger-platform/policy/policy-overview */
const windowOf = ({ rules }: InboxContext, body: Body): number => {
  const type = body.messaging_type === undefined ? 'RESPONSE' : part(body, 'messaging_type', z.enum(types))
  if (type !== 'MESSAGE_TAG') return 24 * HOUR_MS
  const known = rules.kind === 'instagram' ? ['HUMAN_AGENT'] : tags
  if (!known.includes(String(body.tag)))
    throw new GraphFailure(100, `(#100) Param tag must be one of {${known.join(', ')}}`)
  return body.tag === 'HUMAN_AGENT' ? 7 * 24 * HOUR_MS : Number.POSITIVE_INFINITY
}

const checkLimits = ({ inbox: { faults } }: InboxContext): void => {
  if (faults.limited === 4)
    throw new GraphFailure(4, '(#4) Application request limit reached', { status: 403, is_transient: true })
  if (faults.limited === 613)
    throw new GraphFailure(613, '(#613) Calls to this api have exceeded the rate limit.', { status: 400 })
  if (faults.isStandby)
    throw new GraphFailure(10, '(#10) Message failed to send because another app is controlling this thread now.', {
      error_subcode: 2018300,
    })
}

const checkReach = (context: InboxContext, chat: InboxChat, body: Body): void => {
  const { rules, inbox, clock } = context
  if (chat.isBlocked)
    throw new GraphFailure(551, '(#551) This person isn’t available right now.', { error_subcode: 1545041 })
  const { isShut } = inbox.faults
  const lasts = windowOf(context, body)
  const isOpen = chat.lastWroteAt !== undefined && clock.now() - chat.lastWroteAt < lasts
  if (!isOpen || (isShut && lasts <= 24 * HOUR_MS)) throw rules.windowShut()
}

/** POST {page-id}/messages, {ig-id}/messages, me/messages: https://developers.facebook.com/docs/messenger-platform/reference/send-api */
export const sendMessage = async (context: InboxContext, body: Body, appId: string): Promise<unknown> => {
  const { rules, inbox, clock } = context
  const { id: psid } = part(body, 'recipient', z.object({ id: z.coerce.string() }))
  if (!personOf(context, psid)) throw rules.unknownPerson()
  const chat = chatWith(context, psid)
  if (body.sender_action !== undefined) {
    if (body.message !== undefined)
      throw new GraphFailure(100, '(#100) Cannot send both message and state at the same time.', {
        error_subcode: 2018027,
      })
    act(context, chat, body)
    return { recipient_id: psid }
  }
  const given = part(body, 'message', GivenMessage)
  checkLimits(context)
  if (inbox.faults.hangs === 'before') throw new Hang()
  const content = await readMessage(context, given)
  checkReach(context, chat, body)
  const replied = z.object({ mid: z.string() }).safeParse(body.reply_to)
  const message: InboxMessage = {
    id: newMid(context),
    from: 'account',
    at: clock.now(),
    ...content,
    ...(replied.success ? { replyTo: replied.data.mid } : {}),
  }
  addMessage(chat, message)
  addEcho(context, psid, message, { appId, given })
  if (rules.fields.delivery)
    addEvent(
      context,
      rules.fields.delivery,
      { psid, by: 'person' },
      { delivery: { mids: [message.id], watermark: message.at } },
    )
  context.changed()
  if (inbox.faults.hangs === 'after') throw new Hang()
  return { recipient_id: psid, message_id: message.id }
}
