import * as z from 'zod'
import { GraphFailure } from '#infra/local/stand-ins/channels/graph/graph-failure'
import { fetchFile } from '#infra/local/stand-ins/channels/wire/fetch-file'
import { type InboxContext, keepFile } from './inbox-context.ts'
import type { InboxButton, InboxCard, InboxFile, InboxMessage } from './inbox-state.ts'

export type Content = Pick<InboxMessage, 'text' | 'file' | 'cards' | 'buttons'>

const Button = z.discriminatedUnion('type', [
  z.object({ type: z.literal('web_url'), url: z.url(), title: z.string().min(1).max(20) }),
  z.object({ type: z.literal('postback'), title: z.string().min(1).max(20), payload: z.string().min(1).max(1000) }),
])
const Element = z.object({
  title: z.string().min(1).max(80),
  subtitle: z.string().max(80).optional(),
  image_url: z.url().optional(),
  default_action: z.object({ type: z.literal('web_url'), url: z.url() }).optional(),
  buttons: z.array(Button).min(1).max(3).optional(),
})
const Attachment = z.discriminatedUnion('type', [
  z.object({
    type: z.enum(['image', 'video', 'audio', 'file']),
    payload: z.object({ url: z.url(), is_reusable: z.boolean().optional() }),
  }),
  z.object({
    type: z.literal('template'),
    payload: z.discriminatedUnion('template_type', [
      z.object({ template_type: z.literal('generic'), elements: z.array(Element).min(1).max(10) }),
      z.object({
        template_type: z.literal('button'),
        text: z.string().min(1).max(640),
        buttons: z.array(Button).min(1).max(3),
      }),
    ]),
  }),
])
export const GivenMessage = z.object({
  text: z.string().optional(),
  attachment: Attachment.optional(),
  metadata: z.string().max(1000).optional(),
  quick_replies: z
    .array(
      z.object({
        content_type: z.literal('text'),
        title: z.string().min(1).max(20),
        payload: z.string().min(1).max(1000),
        image_url: z.url().optional(),
      }),
    )
    .max(13)
    .optional(),
})
export type GivenMessage = z.infer<typeof GivenMessage>

const buttonOf = (given: z.infer<typeof Button>, card?: number): InboxButton => ({
  title: given.title,
  ...(given.type === 'web_url' ? { kind: 'url', value: given.url } : { kind: 'postback', value: given.payload }),
  ...(card === undefined ? {} : { card }),
})

const kinds = { image: 'photo', video: 'video', audio: 'voice', file: 'document' } as const
const MOST_BYTES = { image: 8, video: 25, audio: 25, file: 25 } as const

const fileOf = async (
  context: InboxContext,
  { type, payload }: Extract<z.infer<typeof Attachment>, { type: keyof typeof kinds }>,
): Promise<InboxFile> => {
  if (type === 'file' && context.rules.kind === 'instagram')
    throw new GraphFailure(
      100,
      '(#100) Param message[attachment][type] must be one of {audio, image, template, video}.',
    )
  const fetched = await fetchFile(payload.url, MOST_BYTES[type] * 1024 * 1024)
  if (!fetched || (type !== 'file' && !fetched.type.startsWith(`${type}/`)))
    throw new GraphFailure(100, '(#100) Upload attachment failure.', { error_subcode: 2018047 })
  return { kind: kinds[type], id: keepFile(context, fetched), name: fetched.name }
}

/** Pictures of cards that cannot be fetched are left out: Meta sends the card without them. */
const cardOf = async (context: InboxContext, { title, subtitle, image_url }: z.infer<typeof Element>) => {
  const image = image_url === undefined ? undefined : await fetchFile(image_url, MOST_BYTES.image * 1024 * 1024)
  return { title, ...(subtitle ? { subtitle } : {}), ...(image ? { image: keepFile(context, image) } : {}) }
}

const attached = async (context: InboxContext, given: z.infer<typeof Attachment>): Promise<Content> => {
  if (given.type !== 'template') return { text: '', file: await fileOf(context, given) }
  const { payload } = given
  if (payload.template_type === 'button')
    return { text: payload.text, buttons: payload.buttons.map((button) => buttonOf(button)) }
  const cards: InboxCard[] = []
  for (const element of payload.elements) {
    if (!element.subtitle && !element.image_url && !element.buttons && !element.default_action)
      throw new GraphFailure(100, '(#100) At least one of subtitle, image_url, buttons must be set for each element.')
    cards.push(await cardOf(context, element))
  }
  const buttons = payload.elements.flatMap((element, at) => (element.buttons ?? []).map((each) => buttonOf(each, at)))
  return { text: '', cards, buttons }
}

/**
 * What a message says, or what the Send API would answer: https://developers.facebook.com/docs/messenger-platform/reference/send-api,
 * …/send-messages/quick-replies, …/reference/templates/generic
 */
export const readMessage = async (context: InboxContext, given: GivenMessage): Promise<Content> => {
  const { text, attachment, quick_replies: replies = [] } = given
  const { rules } = context
  if (!text && !attachment)
    throw new GraphFailure(100, '(#100) Message cannot be empty, must provide valid attachment or text', {
      error_subcode: 2018032,
    })
  if (text && attachment)
    throw new GraphFailure(100, '(#100) Only one of the text and attachment fields can be specified')
  if (text !== undefined && rules.isTooLong(text))
    throw new GraphFailure(100, `(#100) Length of param message[text] must be less than or equal to ${rules.mostText}`)
  const content = attachment ? await attached(context, attachment) : { text: text ?? '' }
  const quick = replies.map(({ title, payload }): InboxButton => ({ kind: 'quick_reply', title, value: payload }))
  return quick.length > 0 ? { ...content, buttons: [...(content.buttons ?? []), ...quick] } : content
}
