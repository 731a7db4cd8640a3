import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { localEngine } from '#infra/local/database/local-engine'
import { databaseFile } from '#infra/local/database/spawn-engine'
import { startDatabase } from '#infra/local/database/start-database'
import { openDataDirectory } from '#infra/local/open-data-directory'
import { openJournal } from '#infra/local/region/events/open-journal'
import { freePorts } from '#test/support/local/free-ports'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'parley-broken-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const toDo = /Move it away \((mv|move) .+ .+-broken\) and start again\.$/

test('data of another layout, or a file in its place, is refused with what to do', () => {
  writeFileSync(join(directory, 'layout.json'), '{"layout":99}')
  expect(() => openDataDirectory(directory)).toThrow(toDo)
  writeFileSync(join(directory, 'file'), '')
  expect(() => openDataDirectory(join(directory, 'file'))).toThrow(toDo)
})

test('data that another running process uses is refused; what a dead one left is taken over', () => {
  writeFileSync(join(directory, 'lock'), String(process.ppid))
  expect(() => openDataDirectory(directory)).toThrow(`Another run (process ${process.ppid}) uses ${directory}`)
  writeFileSync(join(directory, 'lock'), '999999999')
  openDataDirectory(directory)()
})

test('a database or a journal that is none is refused with what to do', async () => {
  writeFileSync(
    join(directory, databaseFile(localEngine().kind)),
    'this is not SQLite, however long it may become, not at all'.repeat(99),
  )
  const { database } = await freePorts()
  await expect(startDatabase(directory, database)).rejects.toThrow(toDo)
  mkdirSync(join(directory, 'eu'))
  writeFileSync(join(directory, 'eu', 'journal.sqlite'), 'neither is this'.repeat(999))
  expect(() => openJournal(join(directory, 'eu', 'journal.sqlite'))).toThrow(toDo)
})

test('the command ends with code 1 and one line', () => {
  const start = fileURLToPath(new URL('../../infra/local/start.mjs', import.meta.url))
  const ended = spawnSync(process.execPath, [start], {
    env: { ...process.env, PORT_BASE: '80', LOCAL_DIR: directory },
    encoding: 'utf8',
  })
  expect(ended.status).toBe(1)
  expect(ended.stderr).toBe('PORT_BASE must be a whole number from 1024 to 65000.\n')
})
