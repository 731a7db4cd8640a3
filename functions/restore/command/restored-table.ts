import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DeleteCommand, DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import type { Change, Item } from '#functions/restore/copy'

/** Writes at once. */
const WRITERS = 16

/** A whole table, read by scanning and written item by item: for a table that no function uses. */
export const restoredTable = (TableName: string) => {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 8 }), {
    marshallOptions: { removeUndefinedValues: true },
  })
  const write = ({ key, item }: Change): Promise<unknown> =>
    item
      ? client.send(new PutCommand({ TableName, Item: { ...item } }))
      : client.send(new DeleteCommand({ TableName, Key: { ...key } }))
  return {
    read: async (): Promise<Item[]> => {
      const items: Item[] = []
      for (let start: Record<string, unknown> | undefined; ; ) {
        const page = await client.send(
          new ScanCommand({ TableName, ConsistentRead: true, ...(start ? { ExclusiveStartKey: start } : {}) }),
        )
        items.push(...(page.Items ?? []))
        start = page.LastEvaluatedKey
        if (!start) return items
      }
    },
    /** Every change replaces or deletes a whole item, so a run that was interrupted is repeated. */
    write: async (changes: readonly Change[]): Promise<void> => {
      const queue = [...changes]
      const work = async () => {
        for (let change = queue.shift(); change; change = queue.shift()) await write(change)
      }
      await Promise.all(Array.from({ length: WRITERS }, work))
    },
  }
}
