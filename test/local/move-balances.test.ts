import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { callDatabase } from '#infra/local/database/call-database'
import { createTables } from '#infra/local/database/create-tables'
import { moveBalances } from '#infra/local/database/move-balances'
import { openItemFile } from '#infra/local/database/portable/item-file'
import { keptStorage } from '#infra/local/database/portable/kept-storage'
import { portableListener } from '#infra/local/database/portable/portable-listener'
import { listen } from '#infra/local/listen'

const TABLE = 'parley-eu'

test('a folder of an earlier version keeps its credits, and a second start moves nothing', async () => {
  const endpoint = await databaseOf(
    {
      pk: { S: 'WS#w1' },
      sk: { S: 'META' },
      kind: { S: 'workspace' },
      uid: { S: 'w1' },
      balance: { N: '998550' },
      hasEverPaid: { BOOL: true },
      gsi1pk: { S: 'UEMAIL#ann@example.com' },
      gsi1sk: { S: '1#w1' },
    },
    { pk: { S: 'ORG#w1' }, sk: { S: 'META' }, kind: { S: 'organisation' }, id: { S: 'w1' }, balance: { N: '0' } },
    { pk: { S: 'SUB#ann' }, sk: { S: 'META' }, kind: { S: 'identity' }, uid: { S: 'w1' } },
  )
  expect(await moveBalances(endpoint, TABLE)).toBe(2)

  expect(await itemAt(endpoint, 'WS#w1', 'CREDIT')).toMatchObject({
    kind: { S: 'account' },
    balance: { N: '998550' },
    hasEverPaid: { BOOL: true },
  })
  expect(await itemAt(endpoint, 'ORG#w1', 'CREDIT')).toMatchObject({
    balance: { N: '0' },
    hasEverPaid: { BOOL: false },
  })
  const record = await itemAt(endpoint, 'WS#w1', 'META')
  expect(record).toMatchObject({ uid: { S: 'w1' }, gsi1sk: { S: '1#w1' } })
  expect(record).not.toHaveProperty('balance')
  expect(await itemAt(endpoint, 'SUB#ann', 'META')).toMatchObject({ uid: { S: 'w1' } })
  expect(await moveBalances(endpoint, TABLE)).toBe(0)
})

/** A database in this process with these items. */
const databaseOf = async (...items: readonly object[]): Promise<string> => {
  const directory = mkdtempSync(join(tmpdir(), 'parley-balances-'))
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

const itemAt = async (endpoint: string, pk: string, sk: string) =>
  (await callDatabase(endpoint, 'GetItem', { TableName: TABLE, Key: { pk: { S: pk }, sk: { S: sk } } })).Item
