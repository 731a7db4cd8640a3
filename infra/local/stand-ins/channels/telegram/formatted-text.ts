import { givenEntities, withFound } from './entities.ts'
import { badRequest } from './failure.ts'
import { characters, json } from './read-values.ts'
import type { Entity } from './telegram-state.ts'

export interface FormattedText {
  readonly text: string
  readonly entities: readonly Entity[]
}

const MOST_BYTES = 1 << 15
const MOST_TEXT = 4096
const MOST_CAPTION = 1024

/** White space at both ends goes, and entities with it. */
const trimmed = (text: string, entities: readonly Entity[]): FormattedText => {
  const first = Math.min(text.length - text.replace(/^[ \n]+/, '').length, ...entities.map(({ offset }) => offset))
  const kept = text.slice(first).trimEnd()
  const moved = entities.flatMap((entity) => {
    const offset = entity.offset - first
    const length = Math.min(entity.length, kept.length - offset)
    return length > 0 ? [{ ...entity, offset, length }] : []
  })
  return { text: kept, entities: moved }
}

const formatted = (
  values: Readonly<Record<string, string>>,
  names: { readonly text: string; readonly entities: string },
): FormattedText => {
  const text = values[names.text] ?? ''
  if (Buffer.byteLength(text) > MOST_BYTES) throw badRequest('Text is too long')
  const mode = values.parse_mode?.toLowerCase()
  // the one thing left out: the product sends entities, for which nothing has to be escaped
  if (mode)
    throw badRequest(
      /^(html|markdown|markdownv2)$/.test(mode)
        ? 'This stand-in reads entities, no parse_mode'
        : 'Unsupported parse_mode',
    )
  const { text: kept, entities } = trimmed(text, givenEntities(text, json(values, names.entities, 'entities')))
  return { text: kept, entities: withFound(kept, entities) }
}

/** `text` with `entities` of a call; throws as Telegram does where there is none, or too much of it. */
export const messageText = (values: Readonly<Record<string, string>>): FormattedText => {
  if (!values.text) throw badRequest('Message text is empty')
  const result = formatted(values, { text: 'text', entities: 'entities' })
  if (!result.text) throw badRequest('Text must be non-empty')
  if (characters(result.text) > MOST_TEXT) throw badRequest('Message is too long')
  return result
}

/** `caption` with `caption_entities`, which may be empty. */
export const messageCaption = (values: Readonly<Record<string, string>>): FormattedText => {
  const result = formatted(values, { text: 'caption', entities: 'caption_entities' })
  if (characters(result.text) > MOST_CAPTION) throw badRequest('Message caption is too long')
  return result
}
