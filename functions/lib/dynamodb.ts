import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { perFunction } from './per-function.ts'
import type { DatabaseCommand } from './world.ts'

const client = perFunction(() =>
  DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 4 }), {
    marshallOptions: { removeUndefinedValues: true },
  }),
)

/** Sends one command to the region's DynamoDB. The only place that holds the client. */
export const sendToDynamoDb = (command: DatabaseCommand): Promise<unknown> =>
  // the document client's `send` is overloaded per command class; the store helper is the only sender and knows its answers
  client().send(command as Parameters<DynamoDBDocumentClient['send']>[0])
