import type { Item } from '#infra/local/database/engine/expressions'
import { readItem, writeItem } from './attribute-values.ts'

/** The fields of requests and answers that hold attributes by name, at whatever depth. */
const itemFields = new Set([
  'Item',
  'Key',
  'ExpressionAttributeValues',
  'ExclusiveStartKey',
  'Attributes',
  'LastEvaluatedKey',
])
/** Those that hold lists of them. */
const listFields = new Set(['Keys', 'Items'])

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Convert = (item: unknown) => unknown

const convertField = (name: string, value: unknown, convert: Convert): unknown => {
  if (itemFields.has(name)) return convert(value)
  if (listFields.has(name) && Array.isArray(value)) return value.map(convert)
  // tables by their names, each with a list of items
  if (name === 'Responses' && isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([table, items]) => [table, (items as readonly unknown[]).map(convert)]),
    )
  // names are the caller's, and may be those of our fields
  if (name === 'ExpressionAttributeNames') return value
  return convertFields(value, convert)
}

const convertFields = (value: unknown, convert: Convert): unknown => {
  if (Array.isArray(value)) return value.map((part) => convertFields(part, convert))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, convertField(name, part, convert)]))
}

/** A request as the engine takes it: attributes as plain values. */
export const readRequest = (input: unknown): unknown => convertFields(input, readItem)

/** An answer, or the details of an error, as the protocol has it. */
export const writeAnswer = (answer: unknown): unknown => convertFields(answer, (item) => writeItem(item as Item))
