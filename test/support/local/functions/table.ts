import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { perFunction } from '#lib/per-function'

export const client = perFunction(() => DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 1 })))

/** Counts how often something happened, under a name that the test chose. */
export const count = async (name: string): Promise<void> => {
  await client().send(
    new UpdateCommand({
      TableName: process.env.TABLE_NAME ?? '',
      Key: { pk: name, sk: 'COUNT' },
      UpdateExpression: 'ADD #seen :one',
      ReturnValues: 'ALL_NEW',
      ExpressionAttributeNames: { '#seen': 'seen' },
      ExpressionAttributeValues: { ':one': 1 },
    }),
  )
}

export const has = async (name: string): Promise<boolean> => {
  const { Item } = await client().send(
    new GetCommand({ TableName: process.env.TABLE_NAME ?? '', Key: { pk: name, sk: 'COUNT' }, ConsistentRead: true }),
  )
  return Item !== undefined
}
