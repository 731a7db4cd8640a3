import * as z from 'zod'
import { GraphFailure, messageFailure, missing } from '#infra/local/stand-ins/channels/graph/graph-failure'
import type { NumberContext } from '#infra/local/stand-ins/channels/graph/whatsapp/number-context'
import { keepMedia } from '#infra/local/stand-ins/channels/graph/whatsapp/number-media'
import type { WhatsAppMessage } from '#infra/local/stand-ins/channels/graph/whatsapp/whatsapp-state'
import { fetchFile } from '#infra/local/stand-ins/channels/wire/fetch-file'

export type Content = Pick<WhatsAppMessage, 'text' | 'media' | 'place' | 'buttons'>
export type Body = Readonly<Record<string, unknown>>

const invalid = (details: string) => messageFailure(131009, 'Parameter value is not valid', details)

/** A part of the body, in the shape that its type demands. */
export const part = <Shape extends z.ZodType>(body: Body, name: string, shape: Shape): z.infer<Shape> => {
  if (body[name] === undefined) throw missing(name)
  const parsed = shape.safeParse(body[name])
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new GraphFailure(
    100,
    `(#100) Invalid parameter ${name}['${issue?.path.join("']['") ?? ''}']: ${issue?.message ?? ''}`,
  )
}

const longest = (text: string, most: number, what: string): void => {
  if (text.length < 1 || text.length > most) throw invalid(`${what} length invalid. Min length: 1, Max length: ${most}`)
}

const Reply = z.object({ id: z.string(), title: z.string(), description: z.string().optional() })
const Interactive = z.object({
  type: z.enum(['button', 'list', 'cta_url']),
  header: z.object({ type: z.string(), text: z.string().optional() }).optional(),
  body: z.object({ text: z.string() }),
  footer: z.object({ text: z.string().max(60) }).optional(),
  action: z.object({
    button: z.string().optional(),
    buttons: z.array(z.object({ type: z.literal('reply'), reply: Reply })).optional(),
    sections: z.array(z.object({ title: z.string().max(24).optional(), rows: z.array(Reply) })).optional(),
    parameters: z.object({ display_text: z.string(), url: z.url() }).optional(),
  }),
})

const unique = (replies: readonly z.infer<typeof Reply>[], what: string): void => {
  for (const name of ['id', 'title'] as const)
    if (name === 'id' || what === 'button')
      if (new Set(replies.map((reply) => reply[name])).size < replies.length)
        throw invalid(`Duplicated ${name} in ${what}s`)
}

/** https://developers.facebook.com/docs/whatsapp/cloud-api/messages/interactive-reply-buttons-messages, …-list-messages */
const interactive = (body: Body): Content => {
  const { type, body: words, action } = part(body, 'interactive', Interactive)
  longest(words.text, type === 'list' ? 4096 : 1024, 'Body text')
  if (type === 'cta_url') {
    const { display_text: title = '', url = '' } = action.parameters ?? {}
    longest(title, 20, 'Button display text')
    return { text: words.text, buttons: [{ id: url, title, kind: 'url' }] }
  }
  if (type === 'button') {
    const replies = (action.buttons ?? []).map(({ reply }) => reply)
    if (replies.length < 1 || replies.length > 3)
      throw invalid('Invalid buttons count. Min allowed buttons: 1, Max allowed buttons: 3')
    for (const { id, title } of replies) {
      longest(title, 20, 'Button title')
      longest(id, 256, 'Button id')
    }
    unique(replies, 'button')
    return { text: words.text, buttons: replies.map((reply) => ({ ...reply, kind: 'button_reply' as const })) }
  }
  longest(action.button ?? '', 20, 'List button')
  const rows = (action.sections ?? []).flatMap((section) => section.rows)
  if (rows.length < 1 || rows.length > 10) throw invalid('Total row count exceed max allowed count: 10')
  for (const { id, title, description = '-' } of rows) {
    longest(title, 24, 'Row title')
    longest(description, 72, 'Row description')
    longest(id, 200, 'Row id')
  }
  unique(rows, 'row')
  return { text: words.text, buttons: rows.map((row) => ({ ...row, kind: 'list_reply' as const })) }
}

const Media = z.object({
  id: z.string().optional(),
  link: z.url().optional(),
  caption: z.string().max(1024).optional(),
  filename: z.string().optional(),
})

const kinds = { image: 'photo', document: 'document', audio: 'voice' } as const
const types = { image: /^image\/(jpeg|png)$/, audio: /^audio\/(aac|amr|mpeg|mp4|ogg)/, document: /./ } as const
const MOST_BYTES = { image: 5, audio: 16, document: 100 } as const

const media = async (
  { state, files, number }: NumberContext,
  body: Body,
  type: keyof typeof kinds,
): Promise<Content> => {
  const { id, link, caption = '', filename } = part(body, type, Media)
  if (!id && !link) throw missing(`${type}['id'] or ${type}['link']`)
  const known = id === undefined ? undefined : state.media[id]
  if (id !== undefined && known?.number !== number.id)
    throw messageFailure(131009, 'Parameter value is not valid', `Media ID ${id} does not exist`)
  const fetched = link === undefined ? undefined : await fetchFile(link, MOST_BYTES[type] * 1024 * 1024)
  const mediaId = id ?? (fetched && keepMedia(state, files, number, fetched))
  const file = mediaId === undefined ? undefined : state.media[mediaId]
  if (!mediaId || !file || !types[type].test(file.type))
    throw messageFailure(131053, 'Media upload error', `Unsupported or unreachable ${type}`)
  return { text: caption, media: { kind: kinds[type], id: mediaId, name: filename ?? file.name } }
}

const TemplateSent = z.object({
  name: z.string(),
  language: z.object({ code: z.string() }),
  components: z
    .array(z.object({ type: z.string(), parameters: z.array(z.object({ text: z.string().optional() })).default([]) }))
    .default([]),
})

const template = ({ number }: NumberContext, body: Body): Content => {
  const { name, language, components } = part(body, 'template', TemplateSent)
  const known = number.templates.find((each) => each.name === name && each.language === language.code)
  if (known?.status !== 'APPROVED')
    throw messageFailure(
      132001,
      'Template name does not exist in the translation',
      `template name (${name}) does not exist in ${language.code}`,
      404,
    )
  const words = known.components.find(({ type }) => type === 'BODY')?.text
  const text = typeof words === 'string' ? words : ''
  const given = components.find(({ type }) => type.toLowerCase() === 'body')?.parameters ?? []
  const expected = new Set(text.match(/\{\{\w+\}\}/g)).size
  if (given.length !== expected)
    throw messageFailure(
      132000,
      'Number of parameters does not match the expected number of params',
      `body: number of localizable_params (${given.length}) does not match the expected number of params (${expected})`,
    )
  return { text: text.replace(/\{\{(\d+)\}\}/g, (_, at: string) => given[Number(at) - 1]?.text ?? '') }
}

/** What a message says, by its type; throws what the Cloud API would answer. */
export const contentOf = async (context: NumberContext, body: Body, type: string): Promise<Content> => {
  switch (type) {
    case 'text': {
      const { body: text } = part(body, 'text', z.object({ body: z.string().min(1) }))
      if (text.length > 4096)
        throw new GraphFailure(100, "(#100) Param text['body'] must be at most 4096 characters long.")
      return { text }
    }
    case 'interactive':
      return interactive(body)
    case 'template':
      return template(context, body)
    case 'image':
    case 'document':
    case 'audio':
      return media(context, body, type)
    case 'location': {
      const place = part(
        body,
        'location',
        z.object({ latitude: z.coerce.number(), longitude: z.coerce.number(), name: z.string().default('') }),
      )
      return { text: place.name, place }
    }
    default:
      throw new GraphFailure(
        100,
        `(#100) Param type must be one of {AUDIO, DOCUMENT, IMAGE, INTERACTIVE, LOCATION, REACTION, TEMPLATE, TEXT} - got "${type}".`,
      )
  }
}
