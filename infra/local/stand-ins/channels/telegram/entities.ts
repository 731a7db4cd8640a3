import { badRequest } from './failure.ts'
import { isObject } from './read-values.ts'
import type { Entity } from './telegram-state.ts'

/** Those that a bot may give; the others are found in the text. */
const GIVEN = new Set([
  'bold',
  'italic',
  'underline',
  'strikethrough',
  'spoiler',
  'code',
  'pre',
  'text_link',
  'blockquote',
  'expandable_blockquote',
])

const MOST = 1_000_000

const isInsideSymbol = (text: string, offset: number) =>
  offset > 0 && /[\ud800-\udbff]/.test(text.charAt(offset - 1)) && /[\udc00-\udfff]/.test(text.charAt(offset))

const read = (value: unknown): Entity => {
  if (!isObject(value)) throw badRequest("Can't parse MessageEntity: expected an Object")
  const { type, offset, length, url, language } = value
  for (const [name, given] of Object.entries({ offset, length }))
    if (!Number.isInteger(given)) throw badRequest(`Can't parse MessageEntity: Field "${name}" must be of type Number`)
  if (typeof type !== 'string') throw badRequest(`Can't parse MessageEntity: Can't find field "type"`)
  return {
    type,
    offset: Number(offset),
    length: Number(length),
    ...(typeof url === 'string' ? { url } : {}),
    ...(typeof language === 'string' && language ? { language } : {}),
  }
}

const check = (text: string, { offset, length }: Entity): void => {
  if (offset < 0 || offset > MOST) throw badRequest(`Receive an entity with incorrect offset ${offset}`)
  if (length < 0 || length > MOST) throw badRequest(`Receive an entity with incorrect length ${length}`)
  if (offset > text.length) throw badRequest(`Entity begins after the end of the text at UTF-16 offset ${offset}`)
  if (offset + length > text.length)
    throw badRequest(
      `Entity beginning at UTF-16 offset ${offset} ends after the end of the text at UTF-16 offset ${offset + length}`,
    )
  if (isInsideSymbol(text, offset))
    throw badRequest(`Entity begins in a middle of a UTF-16 symbol at byte offset ${offset}`)
  if (isInsideSymbol(text, offset + length))
    throw badRequest(
      `Entity beginning at UTF-16 offset ${offset} ends in a middle of a UTF-16 symbol at byte offset ${offset}`,
    )
}

/**
 * The entities that a bot gave for a text, checked against its UTF-16 units. Unknown types are left out, as are those that Telegram finds
 * by itself.
 */
export const givenEntities = (text: string, given: unknown): readonly Entity[] => {
  if (!Array.isArray(given)) return []
  const entities = given.map(read)
  for (const entity of entities) check(text, entity)
  return entities.filter(({ type, length }) => GIVEN.has(type) && length > 0)
}

const finders: readonly (readonly [string, RegExp])[] = [
  ['bot_command', /(?<![\w/])\/[a-z0-9_]{1,32}(?:@\w{5,32})?(?![\w/])/gi],
  ['mention', /(?<!\w)@[a-z]\w{3,31}\b/gi],
  ['url', /\bhttps?:\/\/[^\s<>"]+[^\s<>".,:;!?)]/gi],
  ['email', /\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+\b/gi],
  ['hashtag', /(?<!\w)#[\p{L}\d_]+/gu],
]

const overlaps = (a: Entity, b: Entity) => a.offset < b.offset + b.length && b.offset < a.offset + a.length

/** A text's entities: those given, and those that Telegram finds in the rest of it: commands, mentions, links, addresses, hashtags. */
export const withFound = (text: string, given: readonly Entity[]): readonly Entity[] => {
  const fixed = given.filter(({ type }) => ['code', 'pre', 'text_link'].includes(type))
  const found: Entity[] = []
  for (const [type, pattern] of finders)
    for (const match of text.matchAll(pattern)) {
      const entity = { type, offset: match.index, length: match[0].length }
      if (![...fixed, ...found].some((other) => overlaps(entity, other))) found.push(entity)
    }
  return [...given, ...found].sort((a, b) => a.offset - b.offset || b.length - a.length)
}

/** Whether a text names somebody: `@name`, or a command to them: `/help@name`. */
export const namesUser = (text: string, entities: readonly Entity[], username: string): boolean =>
  entities.some(({ type, offset, length }) => {
    const words = text.slice(offset, offset + length).toLowerCase()
    if (type === 'mention') return words === `@${username.toLowerCase()}`
    return type === 'bot_command' && words.endsWith(`@${username.toLowerCase()}`)
  })
