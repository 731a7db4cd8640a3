import * as z from 'zod'
import { DiscordFailure, invalidBody } from '#infra/local/stand-ins/channels/discord/discord-failure'
import type { DiscordButton, DiscordContent, DiscordEmbed } from '#infra/local/stand-ins/channels/discord/discord-state'
import { fetchFile } from '#infra/local/stand-ins/channels/wire/fetch-file'
import { imageSize } from '#infra/local/stand-ins/channels/wire/image-size'
import type { KeptFiles } from '#infra/local/stand-ins/channels/wire/kept-files'

// https://docs.discord.com/developers/resources/message#embed-object-embed-limits
const CONTENT = 2000
const EMBEDS = 10
const EMBED_TITLE = 256
const EMBED_TEXT = 4096
const EMBED_TOTAL = 6000
// https://docs.discord.com/developers/components/reference#action-row and #button
const ROWS = 5
const IN_ROW = 5
const LABEL = 80
const CUSTOM_ID = 100
const LINK = 512
const PICTURE_BYTES = 8 * 1024 * 1024

export type Body = Readonly<Record<string, unknown>>

const Embed = z.object({
  title: z.string().optional(),
  description: z.string().optional(),
  url: z.string().optional(),
  image: z.object({ url: z.string() }).optional(),
})
const Button = z.object({
  type: z.literal(2),
  style: z.number().int().min(1).max(5),
  label: z.string().min(1),
  custom_id: z.string().optional(),
  url: z.string().optional(),
})
const Row = z.object({ type: z.literal(1), components: z.array(Button).min(1) })

const tooLong = (field: string, most: number) =>
  invalidBody(field, 'BASE_TYPE_MAX_LENGTH', `Must be ${most} or fewer in length.`)

const contentOf = ({ content }: Body): string => {
  if (content === undefined || content === null) return ''
  if (typeof content !== 'string')
    throw invalidBody('content', 'STRING_TYPE_CONVERT', 'Could not interpret value as string.')
  if ([...content].length > CONTENT) throw tooLong('content', CONTENT)
  return content
}

const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url) && URL.canParse(url)

const embedsOf = async ({ embeds }: Body, files: KeptFiles): Promise<readonly DiscordEmbed[]> => {
  if (embeds === undefined || embeds === null) return []
  const read = z.array(Embed).safeParse(embeds)
  if (!read.success) throw invalidBody('embeds', 'MODEL_TYPE_CONVERT', 'Could not interpret value as embeds.')
  if (read.data.length > EMBEDS) throw tooLong('embeds', EMBEDS)
  let total = 0
  for (const { title = '', description = '', url, image } of read.data) {
    if (title.length > EMBED_TITLE) throw tooLong('embeds.title', EMBED_TITLE)
    if (description.length > EMBED_TEXT) throw tooLong('embeds.description', EMBED_TEXT)
    total += title.length + description.length
    for (const address of [url, image?.url])
      if (address !== undefined && !isWebAddress(address))
        throw invalidBody('embeds.url', 'URL_TYPE_INVALID_URL', 'Not a well formed URL.')
  }
  if (total > EMBED_TOTAL)
    throw invalidBody('embeds', 'MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${EMBED_TOTAL}`)
  return Promise.all(read.data.map((embed) => withPicture(embed, files)))
}

/** Discord fetches pictures itself; one that it cannot have is left out, and nobody is told. */
const withPicture = async (embed: z.infer<typeof Embed>, files: KeptFiles): Promise<DiscordEmbed> => {
  const { image, title, description, url } = embed
  const words = {
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    ...(url ? { url } : {}),
  }
  if (!image) return words
  const file = await fetchFile(image.url, PICTURE_BYTES)
  const isPicture = file && imageSize(file.bytes)
  return { ...words, image: { url: image.url, ...(file && isPicture ? { kept: files.put(file.bytes) } : {}) } }
}

const rowsOf = ({ components }: Body): DiscordContent['rows'] => {
  if (components === undefined || components === null) return []
  const read = z.array(Row).safeParse(components)
  if (!read.success) throw invalidBody('components', 'UNION_TYPE_CHOICES', 'Value of field "type" must be one of (1,).')
  if (read.data.length > ROWS) throw tooLong('components', ROWS)
  const ids = new Set<string>()
  return read.data.map((row) => {
    if (row.components.length > IN_ROW) throw tooLong('components', IN_ROW)
    return row.components.map((button) => buttonOf(button, ids))
  })
}

const buttonOf = ({ style, label, custom_id, url }: z.infer<typeof Button>, ids: Set<string>): DiscordButton => {
  if (label.length > LABEL) throw tooLong('components.label', LABEL)
  if (style === 5) {
    if (!url || custom_id) throw invalidBody('components', 'BUTTON_COMPONENT_URL_REQUIRED', 'A url is required')
    if (url.length > LINK) throw tooLong('components.url', LINK)
    return { style, label, url }
  }
  if (!custom_id || url)
    throw invalidBody('components', 'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED', 'A custom id is required')
  if (custom_id.length > CUSTOM_ID) throw tooLong('components.custom_id', CUSTOM_ID)
  if (ids.has(custom_id))
    throw invalidBody('components', 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated')
  ids.add(custom_id)
  return { style, label, custom_id }
}

/**
 * What a message is to show. A webhook that no application owns has no buttons: the field is ignored.
 * https://docs.discord.com/developers/resources/webhook#execute-webhook
 */
export const readContent = async (
  body: Body,
  files: KeptFiles,
  { isOwned }: { readonly isOwned: boolean },
): Promise<DiscordContent> => {
  const content = contentOf(body)
  const embeds = await embedsOf(body, files)
  const rows = isOwned ? rowsOf(body) : []
  if (content === '' && embeds.length === 0 && rows.length === 0)
    throw new DiscordFailure(400, 50006, 'Cannot send an empty message')
  return { content, embeds, rows }
}
