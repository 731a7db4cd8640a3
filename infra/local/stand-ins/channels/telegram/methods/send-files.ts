import type { BotContext } from '#infra/local/stand-ins/channels/telegram/bot-context'
import { type FileKind, fileContent, inputFile } from '#infra/local/stand-ins/channels/telegram/bot-files'
import { badRequest } from '#infra/local/stand-ins/channels/telegram/failure'
import { messageCaption } from '#infra/local/stand-ins/channels/telegram/formatted-text'
import { integer, isObject, json } from '#infra/local/stand-ins/channels/telegram/read-values'
import type { Content } from '#infra/local/stand-ins/channels/telegram/telegram-state'
import type { Parameters } from '#infra/local/stand-ins/channels/wire/read-parameters'
import type { Method } from './method.ts'
import { sendContents, sendOne } from './send.ts'

const captionOf = (values: Readonly<Record<string, string>>): Content => {
  const { text, entities } = messageCaption(values)
  return { ...(text ? { caption: text } : {}), ...(entities.length > 0 ? { caption_entities: entities } : {}) }
}

const sendFile =
  (kind: FileKind): Method =>
  async (context, parameters) => {
    const { state, files } = context
    const caption = captionOf(parameters.values)
    const file = await inputFile(state, files, parameters, kind, kind)
    const content = fileContent(state, files, kind, file, integer(parameters.values, 'duration') ?? 0)
    return sendOne(context, parameters.values, { ...content, ...caption })
  }

/** https://core.telegram.org/bots/api#sendphoto */
export const sendPhoto = sendFile('photo')
/** https://core.telegram.org/bots/api#senddocument */
export const sendDocument = sendFile('document')
/** https://core.telegram.org/bots/api#sendvoice */
export const sendVoice = sendFile('voice')

const MOST_IN_ALBUM = 10

const mediaContent = async ({ state, files }: BotContext, parameters: Parameters, item: unknown): Promise<Content> => {
  if (!isObject(item)) throw badRequest("Can't parse InputMedia: expected an Object")
  const { type, media } = item
  if (type !== 'photo' && type !== 'document')
    throw badRequest(`Can't parse InputMedia: type "${String(type)}" is unsupported`)
  if (typeof media !== 'string' || !media) throw badRequest("Can't parse InputMedia: media not found")
  const values = Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
  const file = await inputFile(state, files, parameters, type, '', media)
  return { ...fileContent(state, files, type, file, 0), ...captionOf(values) }
}

/** https://core.telegram.org/bots/api#sendmediagroup */
export const sendMediaGroup: Method = async (context, parameters) => {
  const { values } = parameters
  const media = json(values, 'media', 'media')
  if (!Array.isArray(media)) throw badRequest('Expected an Array of InputMedia')
  if (media.length === 0) throw badRequest('There are no messages to send')
  if (media.length > MOST_IN_ALBUM) throw badRequest('Too many messages to send as an album')
  const contents: Content[] = []
  for (const item of media) contents.push(await mediaContent(context, parameters, item))
  if (new Set(contents.map(({ photo }) => photo !== undefined)).size > 1)
    throw badRequest("Can't use the media of the specified type in the album")
  context.state.lastId += 1
  const media_group_id = String(13_000_000_000_000 + context.state.lastId)
  return {
    result: sendContents(
      context,
      values,
      contents.map((content) => ({ ...content, media_group_id })),
    ),
  }
}
