import { Problem } from '#shared/problems'
import { protocolText } from '#shared/protocol-messages'

type LastKey = Record<string, unknown>

/** What a query reads: names of its key's attributes, its partition, and the range of its sort keys. */
export interface QueryRange {
  readonly pk: string
  readonly sk: string
  readonly partition: string
  readonly begins?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The cursor after an item's key; `{}` at the end of a list. */
export const encodeCursor = (last: LastKey | undefined): { cursor?: string } =>
  last ? { cursor: Buffer.from(JSON.stringify(last)).toString('base64url') } : {}

const parsed = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}

const isKey = (value: unknown, { pk, sk }: QueryRange): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).toSorted().join() === [...new Set(['pk', 'sk', pk, sk])].toSorted().join() &&
  Object.values(value).every((part) => typeof part === 'string' && part !== '' && part.isWellFormed())

const isWithin = (
  key: Readonly<Record<string, string>>,
  { pk, sk, partition, begins, from, to }: QueryRange,
): boolean => {
  const sort = key[sk] ?? ''
  if (key[pk] !== partition) return false
  if (begins !== undefined) return sort.startsWith(begins)
  return from === undefined || to === undefined || (from <= sort && sort <= to)
}

/**
 * The key in a cursor of this query. Throws `bad-request` for any other text, also for another query's cursor: the database
 * would refuse it, or continue in another tenant's list.
 */
export const decodeCursor = (cursor: string | undefined, range: QueryRange): LastKey | undefined => {
  if (!cursor) return undefined
  const key = parsed(cursor)
  if (!isKey(key, range) || !isWithin(key, range)) throw new Problem('bad-request', protocolText('cursor'))
  return key
}
