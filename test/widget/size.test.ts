import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
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

test('the script before the button paints is at most 3 KiB', async () => {
  expect(await packed(built.loader)).toBeLessThanOrEqual(3 * KIB)
})

test('the opened chat, Markdown, styles and the loader with it, is at most 36 KiB', async () => {
  expect((await packed(built.loader)) + (await packed(built.chat))).toBeLessThanOrEqual(36 * KIB)
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
