import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltWidget, buildWidget } from '#widget/build/build-widget.ts'

const KIB = 1024

let dist: string
let built: BuiltWidget
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'widget-size-'))
  built = await buildWidget(dist)
})
afterAll(() => rm(dist, { recursive: true }))

const packed = async (file: string): Promise<number> => gzipSync(await readFile(join(dist, file)), { level: 9 }).length

/** A file and what it imports at once, but not what it fetches later. */
const filesAtOnce = async (file: string): Promise<readonly string[]> => {
  const code = await readFile(join(dist, file), 'utf8')
  return [file, ...[...code.matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g)].map(([, name = '']) => name)]
}

const atOnce = async (file: string): Promise<number> => {
  const sizes = await Promise.all((await filesAtOnce(file)).map(packed))
  return sizes.reduce((sum, size) => sum + size, 0)
}

test('the script before the button paints is at most 3 KiB', async () => {
  expect(await packed(built.loader)).toBeLessThanOrEqual(3 * KIB)
})

test('the opened chat, Markdown, styles and the loader with it, is at most 36 KiB', async () => {
  expect((await packed(built.loader)) + (await atOnce(built.chat))).toBeLessThanOrEqual(36 * KIB)
})

test('the chat asks to be compiled as it arrives, so that opening it waits for no function', async () => {
  for (const file of await filesAtOnce(built.chat))
    expect(await readFile(join(dist, file), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test('asking for a rating is fetched only where a conversation has ended', async () => {
  const parts = (await readdir(dist)).filter((file) => file.startsWith('part-'))
  const codes = await Promise.all(parts.map(async (file) => ({ file, code: await readFile(join(dist, file), 'utf8') })))
  const asking = codes.filter(({ code }) => code.includes('How did we do?'))
  expect(asking).toHaveLength(1)
  // what is loaded with a teammate names it, and is fetched late itself
  const naming = codes.filter(({ code }) => code.includes(`import("./${asking[0]?.file}")`))
  expect(naming).toHaveLength(1)
  const chat = await readFile(join(dist, built.chat), 'utf8')
  expect(chat).toContain(`import("./${naming[0]?.file}")`)
  expect(chat).not.toContain('How did we do?')
})

test('loader and frame name the chat that was built with them', async () => {
  expect(await readFile(join(dist, built.loader), 'utf8')).toContain(built.chat)
  expect(await readFile(join(dist, built.frame), 'utf8')).toContain(built.chat)
  expect((await stat(join(dist, built.chat))).isFile()).toBe(true)
})

test('no validator, no HTML string and no evaluation is in what visitors load', async () => {
  for (const file of Object.values(built)) {
    const code = await readFile(join(dist, file), 'utf8')
    expect(code).not.toMatch(/ZodError|insertAdjacentHTML|document\.write|\beval\(|new Function|document\.cookie/)
  }
  // the chat's library can set inner HTML where it is asked to; nothing of ours asks
  expect(await readFile(join(dist, built.loader), 'utf8')).not.toContain('innerHTML')
})
