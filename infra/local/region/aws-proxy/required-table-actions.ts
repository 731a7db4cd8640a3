import type { RequiredAction } from './aws-call.ts'

type Json = Readonly<Record<string, unknown>>

/** The IAM action of each member of a transaction or batch; IAM checks each on its own. */
const members = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
} as const

const required = (operation: string, resource: unknown, partitions: readonly string[]): RequiredAction => ({
  action: `dynamodb:${operation}`,
  resource: String(resource),
  partitions,
})

/** A string as the protocol has it, or as the document client does. An unreadable one is a partition that nothing covers. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  const text = (value as { S?: unknown } | undefined | null)?.S
  return typeof text === 'string' ? text : ''
}

/** The partition that a request or a member of one names: a put in its item, all others in their key. */
const partitionOf = ({ Key, Item }: Json): string => textOf(((Key ?? Item ?? {}) as Json).pk)

const EQUALS = /([#\w]+) = (:\w+)/g

const queriedPartition = (input: Json): string => {
  const name = input.IndexName ? `${String(input.IndexName)}pk` : 'pk'
  const names = (input.ExpressionAttributeNames ?? {}) as Json
  const values = (input.ExpressionAttributeValues ?? {}) as Json
  for (const [, left = '', right = ''] of String(input.KeyConditionExpression ?? '').matchAll(EQUALS))
    if ((names[left] ?? left) === name) return textOf(values[right])
  return ''
}

const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value : [])

const ofTransaction = (items: unknown): RequiredAction[] =>
  listOf(items).flatMap((item) =>
    Object.entries(members).flatMap(([member, operation]) => {
      const given = item[member] as Json | undefined
      return given ? [required(operation, given.TableName, [partitionOf(given)])] : []
    }),
  )

const batchPartitions = (requests: unknown): readonly string[] =>
  Array.isArray(requests)
    ? listOf(requests).map((it) => partitionOf((it.PutRequest ?? it.DeleteRequest ?? {}) as Json))
    : listOf((requests as Json).Keys).map(({ pk }) => textOf(pk))

/** The IAM actions of a DynamoDB call: one per table (or index) and kind of access, with the partitions that it names. */
export const requiredTableActions = (operation: string, input: Json): readonly RequiredAction[] => {
  switch (operation) {
    case 'TransactWriteItems':
    case 'TransactGetItems':
      return ofTransaction(input.TransactItems)
    case 'BatchGetItem':
    case 'BatchWriteItem':
      return Object.entries((input.RequestItems ?? {}) as Json).map(([table, requests]) =>
        required(operation, table, batchPartitions(requests)),
      )
    case 'Query':
      return [
        required(operation, input.IndexName ? `${input.TableName}/index/${input.IndexName}` : input.TableName, [
          queriedPartition(input),
        ]),
      ]
    default:
      return [
        required(operation, input.IndexName ? `${input.TableName}/index/${input.IndexName}` : input.TableName, [
          partitionOf(input),
        ]),
      ]
  }
}
