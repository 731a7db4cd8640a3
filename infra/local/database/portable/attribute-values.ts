import { type Item, ValidationException } from '#infra/local/database/engine/expressions'

/** An attribute in the protocol's form, one type's letter with its value: `{"S": "text"}`. */
export type AttributeValue = Readonly<Record<string, unknown>>
export type WireItem = Readonly<Record<string, AttributeValue>>

const refused = (message: string): ValidationException => new ValidationException(message)

/** The digits that count: more than 17 are not kept by a number of JavaScript, and the product sends none. */
const significantDigits = (text: string): number =>
  text.replace(/e.*$/i, '').replace(/[-+.]/g, '').replace(/^0+/, '').replace(/0+$/, '').length

const numberOf = (text: unknown): number => {
  const value = typeof text === 'string' && text.trim() !== '' ? Number(text) : Number.NaN
  if (!Number.isFinite(value)) throw refused(`The parameter cannot be converted to a numeric value: ${String(text)}`)
  if (significantDigits(String(text)) > 17 || (Number.isInteger(value) && !Number.isSafeInteger(value)))
    throw refused(`The portable database keeps numbers of 17 digits, and no integers beyond 2^53: ${String(text)}`)
  // -0 is not a number in DynamoDB
  return value + 0
}

const textOf = (value: unknown): string => {
  if (typeof value !== 'string') throw refused('A string attribute must be a string')
  return value
}

const listOf = (value: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) throw refused('A list or set attribute must be an array')
  return value
}

const setOf = <T>(value: unknown, read: (member: unknown) => T): ReadonlySet<T> => {
  const members = listOf(value).map(read)
  const set = new Set(members)
  if (set.size === 0) throw refused('One or more parameter values were invalid: A set may not be empty')
  if (set.size < members.length)
    throw refused('One or more parameter values were invalid: Input collection contains duplicates')
  return set
}

const readers: Readonly<Record<string, (value: unknown) => unknown>> = {
  S: textOf,
  N: numberOf,
  BOOL: (value) => {
    if (typeof value !== 'boolean') throw refused('A boolean attribute must be true or false')
    return value
  },
  NULL: () => null,
  B: (value) => new Uint8Array(Buffer.from(textOf(value), 'base64')),
  L: (value) => listOf(value).map(readValue),
  M: (value) => readItem(value),
  SS: (value) => setOf(value, textOf),
  NS: (value) => setOf(value, numberOf),
}

const readValue = (value: unknown): unknown => {
  const [[type, inner] = [], ...more] = Object.entries(value ?? {})
  const read = type === undefined || !Object.hasOwn(readers, type) ? undefined : readers[type]
  if (!read || more.length > 0)
    throw refused(`The portable database knows no attribute of type ${type ?? '(none)'}; an attribute has one type`)
  return read(inner)
}

/** Plain values of attributes by name: texts, numbers, sets. Throws where one is malformed. */
export const readItem = (item: unknown): Item => {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) throw refused('An item must be a map')
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, readValue(value)]))
}

const writeValue = (value: unknown): AttributeValue => {
  if (typeof value === 'string') return { S: value }
  if (typeof value === 'number') return { N: String(value) }
  if (typeof value === 'boolean') return { BOOL: value }
  if (value === null) return { NULL: true }
  if (value instanceof Uint8Array) return { B: Buffer.from(value).toString('base64') }
  if (Array.isArray(value)) return { L: value.map(writeValue) }
  if (value instanceof Set) {
    const members: readonly unknown[] = [...value]
    return members.every((member) => typeof member === 'number') ? { NS: members.map(String) } : { SS: members }
  }
  return { M: writeItem(value as Item) }
}

/** The protocol's form of an item. */
export const writeItem = (item: Item): WireItem =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, writeValue(value)]))
