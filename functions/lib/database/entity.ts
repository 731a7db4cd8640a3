import {
  BatchGetCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import type { DatabaseCommand } from '#lib/database/database-command'
import { environment } from '#lib/environment'
import { world } from '#lib/world'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'
import { protocolText } from '#shared/protocol-messages'
import type { Where } from './condition.ts'
import { Expression } from './expression.ts'
import type { Key } from './keys.ts'

export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** One item's part in a transaction. `label` names it when the database refuses it. */
export interface Write {
  readonly label: string
  readonly item: TransactItem
}

export interface IndexKeys {
  readonly gsi1pk?: string | undefined
  readonly gsi1sk?: string | undefined
  readonly gsi2pk?: string | undefined
  readonly gsi2sk?: string | undefined
}

/** What an update does to an item's attributes. `add` also creates a missing number at 0; `include` adds to a set of texts, `exclude` takes out. */
export interface Change<T> {
  readonly set?: { readonly [K in keyof T]?: T[K] | undefined }
  readonly add?: { readonly [K in keyof T]?: number | undefined }
  readonly include?: { readonly [K in keyof T]?: readonly string[] }
  readonly exclude?: { readonly [K in keyof T]?: readonly string[] }
  readonly remove?: readonly (keyof T & string)[]
}

/** What a change does besides. */
export interface ChangeOptions {
  readonly index?: IndexKeys
  /** Unix seconds at which the item may vanish from now on. */
  readonly ttl?: number | undefined
}

export interface Page<T> {
  readonly items: readonly T[]
  /** Pass it as `after` for the next page; absent at the end. */
  readonly cursor?: string
}

export interface QueryOptions {
  readonly limit?: number
  readonly after?: string | undefined
  readonly newestFirst?: boolean
  readonly consistent?: boolean
}

export interface EntityOptions<T, K> {
  readonly name: string
  /** Reads an item back: throws when the stored shape is not the declared one. */
  readonly parse: (item: unknown) => T
  readonly key: (id: K) => Key
  readonly index?: (item: T) => IndexKeys
  /** Unix seconds at which the item may vanish. */
  readonly expires?: (item: T) => number | undefined
  readonly table?: 'TABLE_NAME' | 'DIRECTORY_TABLE_NAME'
}

const send = <A>(command: DatabaseCommand): Promise<A> =>
  // the one place where the database's answer gets its type; items are parsed by the entity below
  world().database(command) as Promise<A>

const encodeCursor = (last: Record<string, unknown> | undefined): { cursor?: string } =>
  last ? { cursor: Buffer.from(JSON.stringify(last)).toString('base64url') } : {}

const decodeCursor = (cursor: string | undefined): Record<string, unknown> | undefined => {
  if (!cursor) return undefined
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString()) as Record<string, unknown>
  } catch {
    throw new Problem('bad-request', protocolText('cursor'))
  }
}

const defined = (index: IndexKeys): Record<string, string> =>
  Object.fromEntries(Object.entries(index).filter((entry): entry is [string, string] => entry[1] !== undefined))

/**
 * A kind of item in the single table: how it is keyed, read, queried and written.
 * Nothing else in the product makes DynamoDB expressions; the in-memory engine of the simulation supports exactly
 * what is made here and throws otherwise.
 *
 * The words ending in -ing (`creating`, `putting`, `changing`, `removing`, `checking`) make a `Write` for `commit()`;
 * the others do their work at once.
 */
export const entity = <T extends object, K extends object = T>(options: EntityOptions<T, K>) => {
  const table = () => environment(options.table ?? 'TABLE_NAME')
  const parse = (item: Record<string, unknown> | undefined): T | undefined => (item ? options.parse(item) : undefined)

  const attributes = (item: T & K): Record<string, unknown> => {
    const ttl = options.expires?.(item)
    return {
      ...item,
      ...options.key(item),
      ...(options.index ? defined(options.index(item)) : {}),
      ...(ttl === undefined ? {} : { ttl }),
      kind: options.name,
    }
  }

  const put = (item: T & K, where: Where): Write => {
    const expression = new Expression()
    const condition = expression.all(where)
    return {
      label: options.name,
      item: {
        Put: {
          TableName: table(),
          Item: attributes(item),
          ...(condition
            ? { ConditionExpression: condition, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const }
            : {}),
          ...expression.placeholders,
        },
      },
    }
  }

  // an update without a condition may create the item, which then must carry its kind like every other
  const update = (id: K, change: Change<T> & ChangeOptions, where: Where) => {
    const expression = new Expression()
    const set = Object.entries({
      ...change.set,
      ...change.index,
      ...(change.ttl === undefined ? {} : { ttl: change.ttl }),
      ...(Object.keys(where).length === 0 ? { kind: options.name } : {}),
    }).filter(([, value]) => value !== undefined)
    const add = Object.entries(change.add ?? {}).filter(([, value]) => value !== undefined)
    const include = Object.entries(change.include ?? {})
    const exclude = Object.entries(change.exclude ?? {})
    const inSet = ([name, texts]: [string, unknown]) =>
      `${expression.name(name)} ${expression.value(name, new Set(texts as readonly string[]))}`
    const clauses = [
      set.length > 0 &&
        `SET ${set.map(([name, value]) => `${expression.name(name)} = ${expression.value(name, value)}`).join(', ')}`,
      change.remove &&
        change.remove.length > 0 &&
        `REMOVE ${change.remove.map((name) => expression.name(name)).join(', ')}`,
      add.length + include.length > 0 &&
        `ADD ${[
          ...add.map(([name, value]) => `${expression.name(name)} ${expression.value(name, value)}`),
          ...include.map(inSet),
        ].join(', ')}`,
      exclude.length > 0 && `DELETE ${exclude.map(inSet).join(', ')}`,
    ].filter((clause) => typeof clause === 'string')
    const condition = expression.all(where)
    return {
      TableName: table(),
      Key: options.key(id),
      UpdateExpression: clauses.join(' '),
      ...(condition ? { ConditionExpression: condition } : {}),
      ...expression.placeholders,
    }
  }

  const page = async (
    index: 'gsi1' | 'gsi2' | undefined,
    partition: string,
    range: { begins?: string; from?: string; to?: string },
    { limit, after, newestFirst, consistent }: QueryOptions,
  ): Promise<{ items: Record<string, unknown>[]; cursor?: string }> => {
    const expression = new Expression()
    const pk = `${index ?? ''}pk`
    const sk = `${index ?? ''}sk`
    const parts = [`${expression.name(pk)} = ${expression.value(pk, partition)}`]
    if (range.begins !== undefined)
      parts.push(`begins_with(${expression.name(sk)}, ${expression.value(sk, range.begins)})`)
    else if (range.from !== undefined && range.to !== undefined)
      parts.push(
        `${expression.name(sk)} BETWEEN ${expression.value('from', range.from)} AND ${expression.value('to', range.to)}`,
      )
    const start = decodeCursor(after)
    const answer = await send<{ Items?: Record<string, unknown>[]; LastEvaluatedKey?: Record<string, unknown> }>(
      new QueryCommand({
        TableName: table(),
        ...(index ? { IndexName: index } : {}),
        KeyConditionExpression: parts.join(' AND '),
        ...expression.placeholders,
        ...(limit === undefined ? {} : { Limit: limit }),
        ...(newestFirst ? { ScanIndexForward: false } : {}),
        ...(consistent ? { ConsistentRead: true } : {}),
        ...(start ? { ExclusiveStartKey: start } : {}),
      }),
    )
    return { items: answer.Items ?? [], ...encodeCursor(answer.LastEvaluatedKey) }
  }

  return {
    name: options.name,
    parse: options.parse,
    key: options.key,

    /** One item, or nothing. Eventually consistent unless asked. */
    get: async (id: K, read: { readonly consistent?: boolean } = {}): Promise<T | undefined> => {
      const answer = await send<{ Item?: Record<string, unknown> }>(
        new GetCommand({
          TableName: table(),
          Key: options.key(id),
          ...(read.consistent ? { ConsistentRead: true } : {}),
        }),
      )
      return parse(answer.Item)
    },

    /** Up to 100 items at once, in no order; missing ones are left out, throttled ones asked for again. */
    getMany: async (ids: readonly K[]): Promise<T[]> => {
      let wanted: Record<string, unknown>[] = ids.map((id) => ({ ...options.key(id) }))
      const found: T[] = []
      for (let attempt = 0; wanted.length > 0 && attempt < 5; attempt++) {
        if (attempt > 0) await world().sleep(25 * 2 ** attempt)
        const answer = await send<{
          Responses?: Record<string, Record<string, unknown>[]>
          UnprocessedKeys?: Record<string, { Keys?: Record<string, unknown>[] }>
        }>(new BatchGetCommand({ RequestItems: { [table()]: { Keys: wanted.slice(0, 100) } } }))
        for (const item of answer.Responses?.[table()] ?? []) found.push(options.parse(item))
        wanted = [...(answer.UnprocessedKeys?.[table()]?.Keys ?? []), ...wanted.slice(100)]
      }
      if (wanted.length > 0) throw new Problem('unavailable', problemText('busy'))
      return found
    },

    /** Items of one partition whose sort key begins with a text; all of it without one. */
    list: async (partition: string, begins?: string, query: QueryOptions = {}): Promise<Page<T>> => {
      const { items, ...rest } = await page(undefined, partition, begins ? { begins } : {}, query)
      return { items: items.map(options.parse), ...rest }
    },

    /** Items of one partition between two sort keys, both included. */
    between: async (partition: string, from: string, to: string, query: QueryOptions = {}): Promise<Page<T>> => {
      const { items, ...rest } = await page(undefined, partition, { from, to }, query)
      return { items: items.map(options.parse), ...rest }
    },

    /** A whole partition as it lies, unparsed, for a reader that wants several kinds of item in one trip. */
    partition: (partition: string, query: QueryOptions & { from?: string; to?: string } = {}) =>
      page(
        undefined,
        partition,
        { ...(query.from ? { from: query.from } : {}), ...(query.to ? { to: query.to } : {}) },
        query,
      ),

    /** Items of one index partition; eventually consistent by nature. */
    listBy: async (
      index: 'gsi1' | 'gsi2',
      partition: string,
      begins?: string,
      query: QueryOptions = {},
    ): Promise<Page<T>> => {
      const { items, ...rest } = await page(index, partition, begins === undefined ? {} : { begins }, query)
      return { items: items.map(options.parse), ...rest }
    },

    /** Writes a new item; refused when there is one already. */
    creating: (item: T & K): Write => put(item, { pk: { op: 'absent' } }),

    /** Writes the item whatever was there, or only where the old one passes. */
    putting: (item: T & K, where: Where = {}): Write => put(item, where),

    /** Changes some attributes. Without a condition it also creates the item. */
    changing: (id: K, change: Change<T> & ChangeOptions, where: Where = {}): Write => {
      const body = update(id, change, where)
      return {
        label: options.name,
        item: {
          Update: {
            ...body,
            ...(body.ConditionExpression ? { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const } : {}),
          },
        },
      }
    },

    removing: (id: K, where: Where = {}): Write => {
      const expression = new Expression()
      const condition = expression.all(where)
      return {
        label: options.name,
        item: {
          Delete: {
            TableName: table(),
            Key: options.key(id),
            ...(condition
              ? { ConditionExpression: condition, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const }
              : {}),
            ...expression.placeholders,
          },
        },
      }
    },

    /** Writes nothing, but refuses the transaction when the item does not pass. */
    checking: (id: K, where: Where): Write => {
      const expression = new Expression()
      return {
        label: options.name,
        item: {
          ConditionCheck: {
            TableName: table(),
            Key: options.key(id),
            ConditionExpression: expression.all(where),
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
            ...expression.placeholders,
          },
        },
      }
    },

    /** One unconditional put outside a transaction: caches, pointers, things that may be lost. */
    save: async (item: T & K): Promise<void> => {
      await send(new PutCommand({ TableName: table(), Item: attributes(item) }))
    },

    /** One unconditional removal outside a transaction. */
    drop: async (id: K): Promise<void> => {
      await send(new DeleteCommand({ TableName: table(), Key: options.key(id) }))
    },

    /** One unconditional update outside a transaction, for counters; answers the item as it is afterwards. */
    bump: async (id: K, change: Change<T> & ChangeOptions): Promise<T> => {
      const answer = await send<{ Attributes?: Record<string, unknown> }>(
        new UpdateCommand({ ...update(id, change, {}), ReturnValues: 'ALL_NEW' }),
      )
      return options.parse(answer.Attributes)
    },
  }
}
