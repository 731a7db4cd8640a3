import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { Engine } from '#infra/local/database/choose-engine'
import { createTables } from '#infra/local/database/create-tables'
import { startDatabase as startLocalDatabase } from '#infra/local/database/start-database'
import type { DatabaseCommand } from '#lib/database/database-command'
import { withPlainItems } from '#lib/database/send-to-dynamodb'
import { judgeCommand } from '#test/support/grants/judge-command'
import { freePorts } from '#test/support/local/free-ports'

/** A running engine with one table of the product's shape, reached by the document client as in production. */
export interface RealDatabase extends AsyncDisposable {
  readonly endpoint: string
  readonly send: (command: DatabaseCommand) => Promise<unknown>
}

/** Starts an engine of the local run in a directory of its own; without one named, as the local run chooses. */
export const startDatabase = async (tableName: string, engine?: Engine): Promise<RealDatabase> => {
  const directory = await mkdtemp(join(tmpdir(), 'parley-database-'))
  const { endpoint, stop } = await startLocalDatabase(directory, (await freePorts()).database, engine)
  await createTables(endpoint, [tableName])
  const base = new DynamoDBClient({
    endpoint,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 20,
  })
  const client = DynamoDBDocumentClient.from(base, { marshallOptions: { removeUndefinedValues: true } })
  return {
    endpoint,
    send: async (command) => {
      judgeCommand(command)
      return client.send(command as Parameters<typeof client.send>[0]).catch((failure: unknown) => {
        throw withPlainItems(failure)
      })
    },
    [Symbol.asyncDispose]: async () => {
      client.destroy()
      await stop()
      await rm(directory, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
