import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DatabaseCommand } from '#lib/database/database-command'
import { perFunction } from '#lib/per-function'

const client = perFunction(() =>
  DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 4 }), {
    marshallOptions: { removeUndefinedValues: true },
  }),
)

/** Sends one command to the region's DynamoDB. The only place that holds the client. */
export const sendToDynamoDb = (command: DatabaseCommand): Promise<unknown> =>
  // the document client's `send` is overloaded per command class; the store helper is the only sender and knows its results
  client()
    .send(command as Parameters<DynamoDBDocumentClient['send']>[0])
    .catch((failure: unknown) => {
      throw withPlainItems(failure)
    })

interface Cancellation {
  CancellationReasons?: { Item?: Parameters<typeof unmarshall>[0] | Record<string, unknown> }[]
}

/** The document client translates results but not errors: items in a cancelled transaction's reasons arrive as `{S: …}`. */
export const withPlainItems = <F>(failure: F): F => {
  const { CancellationReasons: reasons } = failure as Cancellation
  for (const reason of reasons ?? []) {
    if (reason.Item) reason.Item = unmarshall(reason.Item as Parameters<typeof unmarshall>[0])
  }
  return failure
}
