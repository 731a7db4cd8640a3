import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { environment } from '#lib/environment'
import { isUnknownKind, parseStored } from '#lib/parse-stored'
import type { Index, IndexPartition } from '#shared/key-families'
import type { Change, ChangeOptions, IndexKeys } from './change.ts'
import type { Where } from './condition.ts'
import { conditionInput } from './condition-input.ts'
import { getBatch } from './get-batch.ts'
import { isPossibleKey } from './is-possible-key.ts'
import type { Key } from './keys.ts'
import type { Page, QueryOptions } from './query/page.ts'
import { queryPage } from './query/query-page.ts'
import { send } from './send.ts'
import { updateInput } from './update-input.ts'
import type { Write } from './write.ts'

export interface EntityOptions<T, K> {
  readonly name: string
  /** Parses a stored item; throws when its shape is not the declared one. What a later release added is left out (`parseStored`). */
  readonly parse: (item: unknown) => T
  /**
   * The attribute with the item's kind, where kinds may be added and nothing but a screen depends on an item: one of a kind that is
   * not known yet is left out of lists, and missing to who reads it.
   */
  readonly growing?: keyof T & string
  readonly key: (id: K) => Key
  readonly index?: (item: T) => IndexKeys
  /** Unix seconds at which the item expires. */
  readonly expires?: (item: T) => number | undefined
  readonly table?: 'TABLE_NAME' | 'DIRECTORY_TABLE_NAME'
}

const defined = (index: IndexKeys): Record<string, string> =>
  Object.fromEntries(Object.entries(index).filter((entry): entry is [string, string] => entry[1] !== undefined))

/**
 * A kind of item in the single table: how it is keyed, read, queried and written.
 * Only this folder makes DynamoDB expressions; the in-memory engine of the simulation supports exactly these and throws
 * for any other.
 *
 * Functions ending in -ing (`creating`, `putting`, `changing`, `removing`, `checking`) make a `Write` for `commit()`;
 * the others run at once.
 */
export const entity = <T extends object, K extends object = T>(options: EntityOptions<T, K>) => {
  const { name: label, key } = options
  const parse = (item: unknown): T => parseStored(options.parse, item)
  const known = (item: unknown): T[] => {
    try {
      return [parse(item)]
    } catch (error) {
      if (options.growing && isUnknownKind(error, options.growing)) return []
      throw error
    }
  }
  const table = () => environment(options.table ?? 'TABLE_NAME')
  const attributes = (item: T & K): Record<string, unknown> => {
    const ttl = options.expires?.(item)
    return {
      ...item,
      ...key(item),
      ...(options.index ? defined(options.index(item)) : {}),
      ...(ttl === undefined ? {} : { ttl }),
      kind: label,
    }
  }
  const put = (item: T & K, where: Where): Write => ({
    label,
    item: { Put: { TableName: table(), Item: attributes(item), ...conditionInput(where) } },
  })
  const update = (id: K, change: Change<T> & ChangeOptions, where: Where) => ({
    TableName: table(),
    Key: key(id),
    ...updateInput(label, change, where),
  })
  const page = async (query: Omit<Parameters<typeof queryPage>[0], 'table'>): Promise<Page<T>> => {
    const { items, ...rest } = await queryPage({ table: table(), ...query })
    return { items: items.flatMap(known), ...rest }
  }

  return {
    name: label,
    parse,
    key,
    /** One item, or `undefined`. Eventually consistent by default. */
    get: async (id: K, read: { readonly consistent?: boolean } = {}): Promise<T | undefined> => {
      if (!isPossibleKey(key(id))) return undefined
      const { Item } = await send<{ Item?: Record<string, unknown> }>(
        new GetCommand({ TableName: table(), Key: key(id), ...(read.consistent ? { ConsistentRead: true } : {}) }),
      )
      return Item ? known(Item)[0] : undefined
    },
    /** The items of these ids, in no order; missing ones are left out. */
    getMany: async (ids: readonly K[], read: { readonly consistent?: boolean } = {}): Promise<T[]> =>
      (await getBatch(table(), ids.map(key).filter(isPossibleKey), read)).flatMap(known),
    /** Items of one partition whose sort key begins with a text; the whole partition without one. */
    list: (partition: string, begins?: string, query: QueryOptions = {}): Promise<Page<T>> =>
      page({ ...query, partition, begins: begins || undefined }),
    /** Items of one partition between two sort keys, both included. */
    between: (partition: string, from: string, to: string, query: QueryOptions = {}): Promise<Page<T>> =>
      page({ ...query, partition, from, to }),
    /** A whole partition, unparsed, for reading several kinds of item in one round trip. */
    partition: (partition: string, query: QueryOptions & { from?: string; to?: string } = {}) =>
      queryPage({ ...query, table: table(), partition, from: query.from || undefined, to: query.to || undefined }),
    /** Items of one index partition; always eventually consistent. */
    listBy: <I extends Index>(
      index: I,
      partition: IndexPartition<I>,
      begins?: string,
      query: QueryOptions = {},
    ): Promise<Page<T>> => page({ ...query, index, partition, begins }),
    /** Writes a new item; refused if it exists. */
    creating: (item: T & K): Write => put(item, { pk: { op: 'absent' } }),
    /** Writes the item, replacing an old one; with a condition only if the old one meets it. */
    putting: (item: T & K, where: Where = {}): Write => put(item, where),
    /** Changes some attributes. Without a condition it also creates the item. */
    changing: (id: K, change: Change<T> & ChangeOptions, where: Where = {}): Write => {
      const input = update(id, change, where)
      return {
        label,
        item: {
          Update: {
            ...input,
            ...(input.ConditionExpression ? { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const } : {}),
          },
        },
      }
    },
    removing: (id: K, where: Where = {}): Write => ({
      label,
      item: { Delete: { TableName: table(), Key: key(id), ...conditionInput(where) } },
    }),
    /** Writes nothing, but refuses the transaction when the item does not meet the condition. */
    checking: (id: K, where: Where): Write => {
      const { ConditionExpression = '', ...input } = conditionInput(where)
      return { label, item: { ConditionCheck: { TableName: table(), Key: key(id), ConditionExpression, ...input } } }
    },
    /** One unconditional put outside a transaction: caches, pointers, things that may be lost. */
    save: async (item: T & K): Promise<void> => {
      await send(new PutCommand({ TableName: table(), Item: attributes(item) }))
    },
    /** One unconditional deletion outside a transaction. */
    drop: async (id: K): Promise<void> => {
      await send(new DeleteCommand({ TableName: table(), Key: key(id) }))
    },
    /** One unconditional update outside a transaction, for counters; returns the changed item. */
    bump: async (id: K, change: Change<T> & ChangeOptions): Promise<T> => {
      const { Attributes } = await send<{ Attributes?: Record<string, unknown> }>(
        new UpdateCommand({ ...update(id, change, {}), ReturnValues: 'ALL_NEW' }),
      )
      return parse(Attributes)
    },
  }
}
