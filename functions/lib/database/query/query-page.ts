import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { Expression } from '#lib/database/expression'
import { isPossibleKey } from '#lib/database/is-possible-key'
import { send } from '#lib/database/send'
import { decodeCursor, encodeCursor } from './cursor.ts'
import type { QueryOptions } from './page.ts'

interface Query extends QueryOptions {
  readonly table: string
  readonly index?: 'gsi1' | 'gsi2'
  readonly partition: string
  /** Sort keys that begin with a text. */
  readonly begins?: string | undefined
  /** Sort keys from `from` to `to`, both included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** One page of a partition of the table or of an index, unparsed. */
export const queryPage = async ({
  table,
  index,
  partition,
  begins,
  from,
  to,
  limit,
  after,
  newestFirst,
  consistent,
}: Query): Promise<{ items: Record<string, unknown>[]; cursor?: string }> => {
  if (!isPossibleKey({ pk: partition, sk: begins ?? '' })) return { items: [] }
  const expression = new Expression()
  const pk = `${index ?? ''}pk`
  const sk = `${index ?? ''}sk`
  const parts = [`${expression.name(pk)} = ${expression.value(pk, partition)}`]
  if (begins !== undefined) parts.push(`begins_with(${expression.name(sk)}, ${expression.value(sk, begins)})`)
  else if (from !== undefined && to !== undefined)
    parts.push(`${expression.name(sk)} BETWEEN ${expression.value('from', from)} AND ${expression.value('to', to)}`)
  const start = decodeCursor(after, { pk, sk, partition, begins, from, to })
  const answer = await send<{ Items?: Record<string, unknown>[]; LastEvaluatedKey?: Record<string, unknown> }>(
    new QueryCommand({
      TableName: table,
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
