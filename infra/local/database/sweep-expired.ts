import { callDatabase } from './call-database.ts'

type Attributes = Readonly<Record<string, unknown>>

/**
 * Deletes what has expired: the engine knows no TTL. As in DynamoDB an expired item may stay readable for a while, so
 * nothing may rely on its absence. Returns how many.
 */
export const sweepExpired = async (endpoint: string, table: string, now: number): Promise<number> => {
  let swept = 0
  let start: unknown
  do {
    const page = await callDatabase(endpoint, 'Scan', {
      TableName: table,
      FilterExpression: '#ttl < :now',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':now': { N: String(Math.floor(now / 1000)) } },
      ...(start ? { ExclusiveStartKey: start } : {}),
    })
    for (const { pk, sk, ttl } of (page.Items ?? []) as Attributes[]) {
      // a condition, because the item may have been rewritten since it was read
      const removal = {
        TableName: table,
        Key: { pk, sk },
        ConditionExpression: '#ttl = :ttl',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':ttl': ttl },
      }
      const gone = await callDatabase(endpoint, 'TransactWriteItems', { TransactItems: [{ Delete: removal }] }).catch(
        () => undefined,
      )
      if (gone) swept += 1
    }
    start = page.LastEvaluatedKey
  } while (start)
  return swept
}
