import type { DatabaseCommand } from '#lib/database/database-command'
import {
  compareKeys,
  type Item,
  Lookup,
  type Placeholders,
  passes,
  rangeOf,
  updated,
  ValidationException,
} from './expressions.ts'
import { storable } from './storable.ts'

export interface InMemoryOptions {
  /** The clock that idempotency tokens run out by. */
  readonly now?: () => number
  /** How many further commands an index lags behind a write; asked once per write. Default 0. */
  readonly indexLag?: () => number
  /** Whether an eventually consistent read of a freshly changed item gives its version before. Default never. */
  readonly isStale?: () => boolean
}

export interface CancellationReason {
  readonly Code: string
  readonly Message?: string
  readonly Item?: Item
}

export class TransactionCanceledException extends Error {
  override readonly name = 'TransactionCanceledException'
  readonly CancellationReasons: readonly CancellationReason[]

  constructor(reasons: readonly CancellationReason[]) {
    super(
      `Transaction cancelled, please refer cancellation reasons for specific reasons [${reasons.map((reason) => reason.Code).join(', ')}]`,
    )
    this.CancellationReasons = reasons
  }
}

export class IdempotentParameterMismatchException extends Error {
  override readonly name = 'IdempotentParameterMismatchException'
}

interface Key {
  readonly pk: string
  readonly sk: string
}

interface Stored extends Key {
  readonly item: Item
  readonly bytes: number
}

type IndexName = 'gsi1' | 'gsi2'

interface Table {
  readonly partitions: Map<string, { readonly items: Map<string, Stored>; readonly order: string[] }>
  readonly indexes: Readonly<Record<IndexName, Map<string, Map<string, Stored>>>>
  /** Versions before the last write, for stale reads. */
  readonly before: Map<string, { readonly item: Item | undefined; readonly command: number }>
}

const MAX_PAGE_BYTES = 1_000_000
const MAX_ITEM_BYTES = 400 * 1024
const TOKEN_MS = 600_000
const STALE_COMMANDS = 20

/** DynamoDB's documented limit on items of one transaction. */
const MAX_TRANSACTION_ITEMS = 100

/**
 * DynamoDB in this process's memory, for tests and the simulation: exactly the commands and expressions that
 * `functions/lib/database` builds; anything else throws. It passes the same conformance suite as the real
 * local engine. Every command is executed at once and whole; time, faults and interleavings are the caller's to inject.
 */
export const inMemoryDatabase = (options: InMemoryOptions = {}) => {
  const tables = new Map<string, Table>()
  const tokens = new Map<string, { readonly at: number; readonly request: string }>()
  let lagging: { readonly due: number; readonly apply: () => void }[] = []
  let commands = 0

  const tableOf = (name: unknown): Table => {
    if (typeof name !== 'string' || name.length < 3)
      throw new ValidationException('TableName must have at least 3 characters')
    const known = tables.get(name)
    if (known) return known
    const fresh: Table = { partitions: new Map(), indexes: { gsi1: new Map(), gsi2: new Map() }, before: new Map() }
    tables.set(name, fresh)
    return fresh
  }

  const read = (table: Table, { pk, sk }: Key): Item | undefined => table.partitions.get(pk)?.items.get(sk)?.item

  const index = (table: Table, name: IndexName, old: Item | undefined, stored: Stored | undefined, id: string) => {
    const entries = table.indexes[name]
    const oldPk = old?.[`${name}pk`]
    const newPk = stored?.item[`${name}pk`]
    if (oldPk !== undefined && oldPk !== newPk) entries.get(String(oldPk))?.delete(id)
    if (stored === undefined || newPk === undefined || stored.item[`${name}sk`] === undefined) {
      if (oldPk !== undefined) entries.get(String(oldPk))?.delete(id)
      return
    }
    const partition = entries.get(String(newPk)) ?? new Map<string, Stored>()
    partition.set(id, stored)
    entries.set(String(newPk), partition)
  }

  const write = (table: Table, key: Key, item: Item | undefined) => {
    const { pk, sk } = key
    const id = `${pk}\u0000${sk}`
    const partition = table.partitions.get(pk) ?? { items: new Map<string, Stored>(), order: [] }
    table.partitions.set(pk, partition)
    const old = partition.items.get(sk)?.item
    table.before.set(id, { item: old, command: commands })
    const stored = item && { pk, sk, item, bytes: bytesOf(item) }
    if (stored && stored.bytes > MAX_ITEM_BYTES)
      throw new ValidationException('Item size has exceeded the maximum allowed size')
    if (stored) {
      if (!old) partition.order.splice(position(partition.order, sk), 0, sk)
      partition.items.set(sk, stored)
    } else if (old) {
      partition.order.splice(position(partition.order, sk), 1)
      partition.items.delete(sk)
    }
    const lag = options.indexLag?.() ?? 0
    const apply = () => {
      for (const name of ['gsi1', 'gsi2'] as const) index(table, name, old, stored, id)
    }
    // an index never overtakes itself: a later write of the same item must not be applied before an earlier one
    if (lag === 0 && lagging.length === 0) apply()
    else lagging.push({ due: Math.max(commands + lag, lagging.at(-1)?.due ?? 0), apply })
  }

  const catchUp = (until: number) => {
    if (lagging.length === 0) return
    const due = lagging.filter((change) => change.due <= until)
    lagging = lagging.slice(due.length)
    for (const { apply } of due) apply()
  }

  const get = (table: Table, key: Key, isConsistent: boolean): Item | undefined => {
    const before = isConsistent ? undefined : table.before.get(`${key.pk}\u0000${key.sk}`)
    if (before && commands - before.command < STALE_COMMANDS && options.isStale?.()) return before.item
    return read(table, key)
  }

  const query = (input: QueryInput) => {
    allowOnly(input, QUERY_FIELDS)
    const table = tableOf(input.TableName)
    const prefix = input.IndexName ?? ''
    if (prefix !== '' && prefix !== 'gsi1' && prefix !== 'gsi2')
      throw new ValidationException(`The table does not have the specified index: ${prefix}`)
    if (prefix !== '' && input.ConsistentRead)
      throw new ValidationException('Consistent reads are not supported on global secondary indexes')
    const lookup = new Lookup(input)
    const names = { pk: `${prefix}pk`, sk: `${prefix}sk` }
    const range = rangeOf(input.KeyConditionExpression, lookup, names)
    lookup.refuseUnused()
    if (input.Limit !== undefined && !(input.Limit >= 1)) throw new ValidationException('Limit must be at least 1')
    const sorted = prefix === '' ? ofPartition(table, range.partition) : ofIndex(table, prefix, range.partition)
    const sortKey = (stored: Stored): string => String(stored.item[names.sk])
    let matching = sorted.filter((stored) => range.includes(sortKey(stored)))
    if (input.ScanIndexForward === false) matching.reverse()
    const start = input.ExclusiveStartKey
    if (start) {
      const after = comparing(prefix, start, input.ScanIndexForward === false)
      matching = matching.filter(after)
    }
    const page: Stored[] = []
    let bytes = 0
    for (const stored of matching) {
      if (page.length === input.Limit || bytes > MAX_PAGE_BYTES) break
      page.push(stored)
      bytes += stored.bytes
    }
    const last = page.at(-1)
    const isCut = last !== undefined && (page.length === input.Limit || page.length < matching.length)
    return {
      Items: page.map((stored) => storable(stored.item)),
      Count: page.length,
      ...(isCut ? { LastEvaluatedKey: positionOf(prefix, last) } : {}),
    }
  }

  const transact = (input: TransactInput) => {
    allowOnly(input, ['TransactItems', 'ClientRequestToken'])
    const parts = input.TransactItems ?? []
    if (parts.length === 0 || parts.length > MAX_TRANSACTION_ITEMS)
      throw new ValidationException('TransactItems must have between 1 and 100 members')
    const token = input.ClientRequestToken
    const request =
      token === undefined ? '' : JSON.stringify(parts, (_, value) => (value instanceof Set ? [...value] : value))
    const now = options.now?.() ?? 0
    const known = token === undefined ? undefined : tokens.get(token)
    if (known && now - known.at < TOKEN_MS) {
      if (known.request !== request)
        throw new IdempotentParameterMismatchException('The request uses the same client token with other parameters')
      return {}
    }
    const steps = parts.map((part) => stepOf(part, tableOf))
    const touched = new Set<string>()
    for (const { name, key } of steps) {
      const id = `${name}\u0000${key.pk}\u0000${key.sk}`
      if (touched.has(id))
        throw new ValidationException('Transaction request cannot include multiple operations on one item')
      touched.add(id)
    }
    const reasons = steps.map(({ table, key, passes: check, wantsOld }): CancellationReason => {
      const found = read(table, key)
      if (check(found)) return { Code: 'None' }
      return {
        Code: 'ConditionalCheckFailed',
        Message: 'The conditional request failed',
        ...(wantsOld && found ? { Item: storable(found) } : {}),
      }
    })
    if (reasons.some((reason) => reason.Code !== 'None')) throw new TransactionCanceledException(reasons)
    const changes = steps.map((step) => ({ ...step, after: step.after(read(step.table, step.key)) }))
    for (const { table, key, after } of changes) if (after !== 'untouched') write(table, key, after)
    if (token !== undefined) {
      for (const [old, { at }] of tokens) {
        if (now - at < TOKEN_MS) break
        tokens.delete(old)
      }
      tokens.set(token, { at: now, request })
    }
    return {}
  }

  const execute = (command: DatabaseCommand): unknown => {
    commands++
    catchUp(commands)
    // what the store helper's own types say about each command's input; unknown fields are refused one by one
    const input = command.input as never
    switch (command.constructor.name) {
      case 'GetCommand': {
        const { TableName, Key: key, ConsistentRead, ...rest } = input as GetInput
        allowOnly(rest, [])
        const item = get(tableOf(TableName), keyOf(key), ConsistentRead === true)
        return item ? { Item: storable(item) } : {}
      }
      case 'BatchGetCommand': {
        const { RequestItems, ...rest } = input as { RequestItems: Record<string, { Keys: Key[] }> }
        allowOnly(rest, [])
        return {
          Responses: Object.fromEntries(
            Object.entries(RequestItems).map(([name, { Keys, ...more }]) => [name, batch(name, Keys, more)]),
          ),
        }
      }
      case 'QueryCommand':
        return query(input)
      case 'PutCommand': {
        const { TableName, Item: item, ...rest } = input as { TableName: string; Item: Item }
        allowOnly(rest, [])
        const stored = storable(item)
        write(tableOf(TableName), keyOf(stored), checked(stored))
        return {}
      }
      case 'DeleteCommand': {
        const { TableName, Key: key, ...rest } = input as GetInput
        allowOnly(rest, [])
        write(tableOf(TableName), keyOf(key), undefined)
        return {}
      }
      case 'UpdateCommand': {
        const { ReturnValues, ...part } = input as UpdatePart & { ReturnValues?: string }
        if (ReturnValues !== 'ALL_NEW') throw new Error(`the store helper does not ask for ${ReturnValues}`)
        const { table, key, after } = stepOf({ Update: part }, tableOf)
        const item = after(read(table, key))
        if (item === 'untouched' || item === undefined) throw new Error('an update leaves an item')
        write(table, key, item)
        return { Attributes: storable(item) }
      }
      case 'TransactWriteCommand':
        return transact(input)
      default:
        throw new Error(`the store helper does not send ${command.constructor.name}`)
    }
  }

  const batch = (name: string, wanted: readonly Key[], more: object): Item[] => {
    allowOnly(more, [])
    if (wanted.length === 0 || wanted.length > 100)
      throw new ValidationException('Keys must have between 1 and 100 members')
    const ids = new Set(wanted.map((key) => `${key.pk}\u0000${key.sk}`))
    if (ids.size < wanted.length) throw new ValidationException('Provided list of item keys contains duplicates')
    return wanted.flatMap((key) => {
      const item = get(tableOf(name), keyOf(key), false)
      return item ? [storable(item)] : []
    })
  }

  return {
    /** What `replaceWorld({ database })` takes. */
    send: async (command: DatabaseCommand): Promise<unknown> => execute(command),
    /** The same, at once: for a scheduler that decides itself when a command happens. */
    execute,
    /** Every item of a table, in key order. */
    items: (tableName: string): Item[] =>
      [...tableOf(tableName).partitions.values()].flatMap(({ items, order }) =>
        order.flatMap((sk) => {
          const stored = items.get(sk)
          return stored ? [stored.item] : []
        }),
      ),
    /** Lets the indexes catch up, as they do when nothing happens for a while. */
    settle: () => catchUp(Number.POSITIVE_INFINITY),
    /** How many commands were executed. */
    get commands() {
      return commands
    },
  }
}

interface GetInput {
  readonly TableName: string
  readonly Key: Key
  readonly ConsistentRead?: boolean
}

interface QueryInput extends Placeholders {
  readonly TableName: string
  readonly IndexName?: string
  readonly KeyConditionExpression: string
  readonly Limit?: number
  readonly ScanIndexForward?: boolean
  readonly ConsistentRead?: boolean
  readonly ExclusiveStartKey?: Item
}

const QUERY_FIELDS = [
  'TableName',
  'IndexName',
  'KeyConditionExpression',
  'ExpressionAttributeNames',
  'ExpressionAttributeValues',
  'Limit',
  'ScanIndexForward',
  'ConsistentRead',
  'ExclusiveStartKey',
]

interface TransactInput {
  readonly TransactItems?: readonly TransactPart[]
  readonly ClientRequestToken?: string
}

interface Conditional extends Placeholders {
  readonly TableName: string
  readonly ConditionExpression?: string
  readonly ReturnValuesOnConditionCheckFailure?: string
}
type UpdatePart = Conditional & { readonly Key: Key; readonly UpdateExpression: string }

interface TransactPart {
  readonly Put?: Conditional & { readonly Item: Item }
  readonly Update?: UpdatePart
  readonly Delete?: Conditional & { readonly Key: Key }
  readonly ConditionCheck?: Conditional & { readonly Key: Key }
}

interface Step {
  readonly name: string
  readonly table: Table
  readonly key: Key
  readonly wantsOld: boolean
  readonly passes: (found: Item | undefined) => boolean
  readonly after: (found: Item | undefined) => Item | undefined | 'untouched'
}

const PART_FIELDS = [
  'TableName',
  'Item',
  'Key',
  'UpdateExpression',
  'ConditionExpression',
  'ExpressionAttributeNames',
  'ExpressionAttributeValues',
  'ReturnValuesOnConditionCheckFailure',
]

const stepOf = (part: TransactPart, tableOf: (name: unknown) => Table): Step => {
  const kinds = Object.keys(part)
  const body = part.Put ?? part.Update ?? part.Delete ?? part.ConditionCheck
  if (kinds.length !== 1 || !body)
    throw new ValidationException('TransactItems can only contain one of Check, Put, Update or Delete')
  allowOnly(body, PART_FIELDS)
  const lookup = new Lookup(body)
  const condition = body.ConditionExpression
  if (condition === '') throw new ValidationException('Invalid ConditionExpression: The expression can not be empty;')
  if (part.ConditionCheck && condition === undefined)
    throw new ValidationException('ConditionCheck needs a ConditionExpression')
  const item = part.Put && storable(part.Put.Item)
  const key = keyOf(item ?? ('Key' in body ? body.Key : undefined))
  const step = {
    name: body.TableName,
    table: tableOf(body.TableName),
    key,
    wantsOld: body.ReturnValuesOnConditionCheckFailure === 'ALL_OLD',
    passes: (found: Item | undefined) => condition === undefined || passes(found, condition, lookup),
  }
  const { Update: update } = part
  if (!update) {
    const after = item ? checked(item) : part.Delete ? undefined : 'untouched'
    return {
      ...step,
      after: () => {
        lookup.refuseUnused()
        return after
      },
    }
  }
  return {
    ...step,
    after: (found) => {
      const after = updated(found ?? { ...key }, update.UpdateExpression, lookup)
      lookup.refuseUnused()
      return checked(storable(after))
    },
  }
}

const allowOnly = (given: object, fields: readonly string[]): void => {
  for (const [name, value] of Object.entries(given))
    if (value !== undefined && !fields.includes(name)) throw new Error(`the store helper does not send ${name}`)
}

const keyOf = (given: unknown): Key => {
  const { pk, sk } = (given ?? {}) as Partial<Key>
  if (typeof pk !== 'string' || typeof sk !== 'string' || pk === '' || sk === '')
    throw new ValidationException(
      'One or more parameter values are not valid. A key attribute cannot be missing or empty.',
    )
  return { pk, sk }
}

/** Index keys are texts that are not empty, or absent. */
const checked = (item: Item): Item => {
  for (const name of ['gsi1pk', 'gsi1sk', 'gsi2pk', 'gsi2sk']) {
    const value = item[name]
    if (value !== undefined && (typeof value !== 'string' || value === ''))
      throw new ValidationException(`One or more parameter values are not valid. ${name} cannot be empty.`)
  }
  return item
}

const position = (order: readonly string[], sk: string): number => {
  let low = 0
  let high = order.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (compareKeys(order[middle] ?? '', sk) < 0) low = middle + 1
    else high = middle
  }
  return low
}

const ofPartition = (table: Table, pk: string): Stored[] => {
  const partition = table.partitions.get(pk)
  return (
    partition?.order.flatMap((sk) => {
      const stored = partition.items.get(sk)
      return stored ? [stored] : []
    }) ?? []
  )
}

const byIndex = (name: IndexName) => (one: Stored, other: Stored) =>
  compareKeys(String(one.item[`${name}sk`]), String(other.item[`${name}sk`])) ||
  compareKeys(one.pk, other.pk) ||
  compareKeys(one.sk, other.sk)

const ofIndex = (table: Table, name: IndexName, partition: string): Stored[] =>
  [...(table.indexes[name].get(partition)?.values() ?? [])].sort(byIndex(name))

const positionOf = (prefix: '' | IndexName, { pk, sk, item }: Stored): Item =>
  prefix === '' ? { pk, sk } : { pk, sk, [`${prefix}pk`]: item[`${prefix}pk`], [`${prefix}sk`]: item[`${prefix}sk`] }

const comparing = (prefix: '' | IndexName, start: Item, isReversed: boolean) => {
  const at: Stored = { ...keyOf(start), item: start, bytes: 0 }
  const order = prefix === '' ? (one: Stored, other: Stored) => compareKeys(one.sk, other.sk) : byIndex(prefix)
  return (stored: Stored): boolean => (isReversed ? order(stored, at) < 0 : order(stored, at) > 0)
}

/** About what DynamoDB counts: names and values in UTF-8, numbers roughly. */
const bytesOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length
  if (value instanceof Uint8Array) return value.length
  if (value instanceof Set || Array.isArray(value))
    return [...value].reduce<number>((sum, part) => sum + bytesOf(part) + 1, 3)
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).reduce((sum, [name, part]) => sum + name.length + bytesOf(part), 3)
  return 8
}
