import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { DatabaseCommand } from '#lib/database/database-command'
import { withPlainItems } from '#lib/database/send-to-dynamodb'

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const binary = (): string | undefined => {
  try {
    const path = createRequire(import.meta.url).resolve('@dynoxide/linux-x64/dynoxide')
    return existsSync(path) ? path : undefined
  } catch {
    return undefined
  }
}

/** A running engine with one table of the product's shape, reached by the document client as in production. */
export interface RealDatabase extends AsyncDisposable {
  readonly endpoint: string
  readonly send: (command: DatabaseCommand) => Promise<unknown>
}

const text = (name: string) => ({ AttributeName: name, AttributeType: 'S' as const })

/**
 * Starts the local run's own engine (SQLite) in a directory of its own, or uses `DYNAMODB_ENDPOINT` where it has no build
 * (macOS, ARM).
 */
export const startDatabase = async (tableName: string, storage: 'disk' | 'memory' = 'disk'): Promise<RealDatabase> => {
  const given = process.env.DYNAMODB_ENDPOINT
  const path = binary()
  if (!given && !path)
    throw new Error('No local DynamoDB engine for this platform: start DynamoDB Local and set DYNAMODB_ENDPOINT.')
  const directory = await mkdtemp(join(tmpdir(), 'parley-database-'))
  const port = given ? 0 : await freePort()
  const files = storage === 'disk' ? ['--db-path', join(directory, 'table.sqlite')] : []
  const child =
    path && !given ? spawn(path, ['serve', '--port', String(port), ...files], { stdio: 'ignore' }) : undefined
  const endpoint = given ?? `http://127.0.0.1:${port}`
  const base = new DynamoDBClient({
    endpoint,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 20,
  })
  const client = DynamoDBDocumentClient.from(base, { marshallOptions: { removeUndefinedValues: true } })
  const index = (name: string) => ({
    IndexName: name,
    KeySchema: [
      { AttributeName: `${name}pk`, KeyType: 'HASH' as const },
      { AttributeName: `${name}sk`, KeyType: 'RANGE' as const },
    ],
    Projection: { ProjectionType: 'ALL' as const },
  })
  await base.send(
    new CreateTableCommand({
      TableName: tableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['pk', 'sk', 'gsi1pk', 'gsi1sk', 'gsi2pk', 'gsi2sk'].map(text),
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: [index('gsi1'), index('gsi2')],
    }),
  )
  return {
    endpoint,
    send: (command) =>
      client.send(command as Parameters<typeof client.send>[0]).catch((failure: unknown) => {
        throw withPlainItems(failure)
      }),
    [Symbol.asyncDispose]: async () => {
      client.destroy()
      child?.kill('SIGKILL')
      await rm(directory, { recursive: true, force: true })
    },
  }
}
