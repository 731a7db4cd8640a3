import { callDatabase } from './call-database.ts'
import { scanFor } from './scan-for.ts'

/**
 * Deletes what has expired: the engine knows no TTL. As in DynamoDB an expired item may stay readable for a while, so
 * nothing may rely on its absence. Returns how many.
 */
export const sweepExpired = async (endpoint: string, table: string, now: number): Promise<number> => {
  let swept = 0
  const expired = scanFor(endpoint, {
    TableName: table,
    FilterExpression: '#ttl < :now',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: { ':now': { N: String(Math.floor(now / 1000)) } },
  })
  for await (const { pk, sk, ttl } of expired) {
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
  return swept
}
