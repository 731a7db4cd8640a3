import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { chooseEngine } from '#infra/local/database/choose-engine'
import { startDatabase } from '#infra/local/database/start-database'
import { freePorts } from '#test/support/local/free-ports'

const installed = '/modules/@dynoxide/linux-x64/dynoxide'
const portable = { kind: 'portable' }

/** A machine on which npm has installed the binary of these platforms. */
const machine = (platform: string, arch: string, packages: readonly string[] = [`${platform}-${arch}`]) => ({
  platform,
  arch,
  resolve: (specifier: string) =>
    packages.some((name) => specifier === `@dynoxide/${name}/dynoxide`) ? `/modules/${specifier}` : undefined,
})

test('the binary serves where npm has installed one for the machine', () => {
  expect(chooseEngine(undefined, machine('linux', 'x64'))).toEqual({ kind: 'binary', path: installed })
  expect(chooseEngine('', machine('linux', 'x64'))).toEqual({ kind: 'binary', path: installed })
})

test.each([
  ['darwin', 'arm64'],
  ['darwin', 'x64'],
  ['linux', 'arm64'],
  ['win32', 'x64'],
])('the portable engine serves where there is none: %s %s', (platform, arch) => {
  expect(chooseEngine(undefined, machine(platform, arch, ['linux-x64']))).toEqual(portable)
})

test('Windows has no shell to bind a binary to the run, so the portable engine serves there', () => {
  expect(chooseEngine(undefined, machine('win32', 'x64'))).toEqual(portable)
})

test('LOCAL_DATABASE=portable forces the portable engine, and any other value is refused', () => {
  expect(chooseEngine('portable', machine('linux', 'x64'))).toEqual(portable)
  expect(() => chooseEngine('Portable', machine('linux', 'x64'))).toThrow(
    'LOCAL_DATABASE=Portable is unknown. Set it to portable, or unset it.',
  )
})

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'parley-engine-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

test.each([
  ['portable.sqlite', { kind: 'binary', path: installed }, 'Set LOCAL_DATABASE=portable'],
  ['database.sqlite', { kind: 'portable' }, 'Unset LOCAL_DATABASE'],
] as const)('a run refuses data of the other engine, with what to do: %s', async (file, engine, toDo) => {
  writeFileSync(join(directory, file), '')
  const { database } = await freePorts()
  await expect(startDatabase(directory, database, engine)).rejects.toThrow(toDo)
})

test('a file that is no database of the portable engine is refused with what to do', async () => {
  writeFileSync(join(directory, 'portable.sqlite'), 'this is not SQLite, however long it may become'.repeat(99))
  const { database } = await freePorts()
  await expect(startDatabase(directory, database, { kind: 'portable' })).rejects.toThrow(
    /Move it away .+ start again\.$/,
  )
})
