import { callDatabase } from './call-database.ts'

export type Attributes = Readonly<Record<string, Readonly<Record<string, unknown>>>>

export interface Filter {
  readonly TableName: string
  readonly FilterExpression: string
  readonly ExpressionAttributeNames: Readonly<Record<string, string>>
  readonly ExpressionAttributeValues: Readonly<Record<string, unknown>>
}

/** All items of a table that a filter lets through, page after page; only the local run may scan. */
export async function* scanFor(endpoint: string, filter: Filter): AsyncGenerator<Attributes> {
  let start: unknown
  do {
    const page = await callDatabase(endpoint, 'Scan', { ...filter, ...(start ? { ExclusiveStartKey: start } : {}) })
    yield* (page.Items ?? []) as Attributes[]
    start = page.LastEvaluatedKey
  } while (start)
}
