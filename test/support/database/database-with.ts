import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { callDatabase } from '#infra/local/database/call-database'
import { createTables } from '#infra/local/database/create-tables'
import { openItemFile } from '#infra/local/database/portable/item-file'
import { keptStorage } from '#infra/local/database/portable/kept-storage'
import { portableListener } from '#infra/local/database/portable/portable-listener'
import { listen } from '#infra/local/listen'

/** The one table of such a database. */
export const TABLE = 'parley-eu'

/** The portable database in this process, with these items in DynamoDB's notation. Returns its endpoint; ends with the test. */
export const databaseWith = async (...items: readonly object[]): Promise<string> => {
  const directory = mkdtempSync(join(tmpdir(), 'parley-items-'))
  const file = openItemFile(join(directory, 'portable.sqlite'), { busyMs: 0 })
  const server = await listen(createServer(portableListener(keptStorage(file), Date.now)), 0)
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
    file.close()
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 })
  })
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await createTables(endpoint, [TABLE])
  for (const Item of items) await callDatabase(endpoint, 'PutItem', { TableName: TABLE, Item })
  return endpoint
}

/** One item of that table, in DynamoDB's notation; `undefined` where there is none. */
export const itemAt = async (endpoint: string, pk: string, sk: string) =>
  (await callDatabase(endpoint, 'GetItem', { TableName: TABLE, Key: { pk: { S: pk }, sk: { S: sk } } })).Item
