import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DeleteCommand, DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import type { Change, Item } from '#functions/restore/copy'

/** Writes at once. */
const WRITERS = 16
/** Parts of the table that are read at once, a page of 1 MB of each. */
const SEGMENTS = 8

/** A whole table, read by scanning and written item by item: for a table that no function uses. */
export const restoredTable = (TableName: string) => {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 8 }), {
    marshallOptions: { removeUndefinedValues: true },
  })
  const write = ({ key, item }: Change): Promise<unknown> =>
    item
      ? client.send(new PutCommand({ TableName, Item: { ...item } }))
      : client.send(new DeleteCommand({ TableName, Key: { ...key } }))
  const scan = async (Segment: number, visit: (item: Item) => void): Promise<number> => {
    let count = 0
    for (let start: Record<string, unknown> | undefined; ; ) {
      const page = await client.send(
        new ScanCommand({
          TableName,
          ConsistentRead: true,
          Segment,
          TotalSegments: SEGMENTS,
          ...(start ? { ExclusiveStartKey: start } : {}),
        }),
      )
      for (const item of page.Items ?? []) visit(item)
      count += page.Items?.length ?? 0
      start = page.LastEvaluatedKey
      if (!start) return count
    }
  }
  return {
    /** Visits every item once, in no order, and returns how many there are. No more than a page of each segment is held. */
    each: async (visit: (item: Item) => void): Promise<number> => {
      const counts = await Promise.all(Array.from({ length: SEGMENTS }, (_, segment) => scan(segment, visit)))
      return counts.reduce((sum, count) => sum + count, 0)
    },
    /** Every change replaces or deletes a whole item, so a run that was interrupted is repeated. */
    write: async (changes: readonly Change[]): Promise<void> => {
      const queue = [...changes]
      const work = async () => {
        for (let change = queue.pop(); change; change = queue.pop()) await write(change)
      }
      await Promise.all(Array.from({ length: WRITERS }, work))
    },
  }
}
