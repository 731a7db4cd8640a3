import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DatabaseCommand } from '#lib/database/database-command'
import { optionalEnvironment } from '#lib/environment'
import { perFunction } from '#lib/per-function'

const clientIn = (region?: string) =>
  DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 4, ...(region ? { region } : {}) }), {
    marshallOptions: { removeUndefinedValues: true },
  })
const client = perFunction(() => clientIn())
const homeClient = perFunction(() => clientIn(optionalEnvironment('DIRECTORY_HOME')))

interface Addressed {
  readonly TableName?: string | undefined
  readonly ConsistentRead?: boolean | undefined
  readonly TransactItems?: readonly Readonly<Record<string, { readonly TableName?: string | undefined } | undefined>>[]
}

/**
 * Whether the directory's home must answer: replicas of a table take conditions each for themselves, so that two claims of one host
 * meet only where both are written, and only there is a read consistent with them.
 */
export const isForHome = (input: Addressed): boolean => {
  const directory = optionalEnvironment('DIRECTORY_TABLE_NAME')
  if (!directory || !optionalEnvironment('DIRECTORY_HOME')) return false
  if (input.TransactItems)
    return input.TransactItems.some((item) => Object.values(item).some((write) => write?.TableName === directory))
  return input.TableName === directory && input.ConsistentRead === true
}

/** Sends one command to the region's DynamoDB. The only place that holds the client. */
export const sendToDynamoDb = (command: DatabaseCommand): Promise<unknown> =>
  // the document client's `send` is overloaded per command class; the store helper is the only sender and knows its results
  (isForHome(command.input as Addressed) ? homeClient() : client())
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
