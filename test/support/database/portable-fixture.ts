import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { callDatabase } from '#infra/local/database/call-database'
import { createTables } from '#infra/local/database/create-tables'
import { openItemFile } from '#infra/local/database/portable/item-file'
import { keptStorage } from '#infra/local/database/portable/kept-storage'
import { portableListener } from '#infra/local/database/portable/portable-listener'
import { spawnEngine } from '#infra/local/database/spawn-engine'
import { listen } from '#infra/local/listen'
import { eventually } from '#test/support/local/eventually'
import { freePorts } from '#test/support/local/free-ports'

export const PORTABLE_TABLE = 'kept'

interface PortableFixture {
  directory: string
  /** The database's file in it. */
  path: string
}

/** A directory of its own for each test, and the portable database in it, in this process or in one of its own. */
export const portableFixture = () => {
  const fixture = {} as PortableFixture
  const ends: (() => unknown)[] = []
  const onEnd = (end: () => unknown): void => void ends.push(end)
  /** Ends what a test has started so far, the last first. */
  const stop = async (): Promise<void> => {
    for (const end of ends.splice(0).reverse()) await end()
  }

  beforeEach(() => {
    fixture.directory = mkdtempSync(join(tmpdir(), 'parley-portable-'))
    fixture.path = join(fixture.directory, 'portable.sqlite')
  })
  afterEach(async () => {
    await stop()
    rmSync(fixture.directory, { recursive: true, force: true, maxRetries: 5 })
  })

  /** The portable database in this process. */
  const serve = async (now: () => number = Date.now): Promise<string> => {
    const file = openItemFile(fixture.path, { busyMs: 0 })
    const server = await listen(createServer(portableListener(keptStorage(file), now)), 0)
    onEnd(() => {
      server.close()
      server.closeAllConnections()
      file.close()
    })
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await createTables(endpoint, [PORTABLE_TABLE])
    return endpoint
  }

  /** The portable database in a process of its own, which can be killed. */
  const spawned = async (): Promise<{ readonly endpoint: string; readonly child: ChildProcess }> => {
    const { database } = await freePorts()
    const child = spawnEngine({ kind: 'portable' }, fixture.directory, database)
    onEnd(() => child.kill('SIGKILL'))
    const endpoint = `http://127.0.0.1:${database}`
    await eventually('the database answers', () =>
      createTables(endpoint, [PORTABLE_TABLE]).then(
        () => true,
        () => false,
      ),
    )
    return { endpoint, child }
  }

  const put = (endpoint: string, sk: string, attributes: object = {}) =>
    callDatabase(endpoint, 'PutItem', {
      TableName: PORTABLE_TABLE,
      Item: { pk: { S: 'p' }, sk: { S: sk }, ...attributes },
    })

  const get = async (endpoint: string, sk: string) =>
    (await callDatabase(endpoint, 'GetItem', { TableName: PORTABLE_TABLE, Key: { pk: { S: 'p' }, sk: { S: sk } } }))
      .Item

  return { fixture, serve, spawned, put, get, onEnd, stop }
}
