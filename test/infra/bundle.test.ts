import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openIndex } from '#functions/knowledge/index-format/open-index'
import { type Bundle, bundle } from '#infra/bundle'
import { defaultProvider } from '#infra/constructs/functions/lambda-credentials'
import { functionRows } from '#infra/functions'
import { docxOf } from '#test/support/samples/docx-of'
import { pdfOf } from '#test/support/samples/pdf-of'
import { choice } from '#test/support/sweeps/chosen-cells'
import { oneOfEach } from '#test/support/sweeps/one-of-each'

/** A cold chat turn reads no more than this before it can answer. */
const CHAT_TURN_GZIP_BYTES = 200 * 1024
/** Third parties wait for hooks, Discord three seconds. */
const HOOK_GZIP_BYTES = 117 * 1024

const streams = functionRows().filter(({ kind }) => kind === 'stream')
const hooks = functionRows().filter(({ kind }) => kind === 'hook')
/** What visitors wait for, and a twelfth of the others: a build of all takes as long as forty test files. */
const rows = [
  ...streams,
  ...hooks,
  ...oneOfEach(
    12,
    functionRows().filter(({ kind }) => kind !== 'stream' && kind !== 'hook'),
  ),
]
/** Reads files of third parties in a thread. */
const EXTRACT = 'knowledge/imports/extract-source'
/** Builds indexes in a thread. */
const MERGE = 'knowledge/index/merge-segments'
const folder = mkdtempSync(join(tmpdir(), 'bundle-'))
let built: Bundle
beforeAll(async () => {
  built = await bundle([...new Set([...rows.map(({ name }) => name), EXTRACT, MERGE])], join(folder, 'functions'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test(`every function is an entry of one shared asset, source maps beside it (${choice})`, () => {
  for (const { name } of rows) expect(existsSync(join(built.directory, `${name}.mjs`)), name).toBe(true)
  const files = readdirSync(built.directory, { recursive: true }).map(String)
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  expect(existsSync(join(`${built.directory}-maps`, 'chunks'))).toBe(true)
})

test(`every entry starts on this Node and offers a handler (${choice})`, async () => {
  // Lambda's own global, which streaming handlers ask for when they are loaded
  Object.assign(globalThis, { awslambda: { streamifyResponse: <H>(handler: H): H => handler } })
  for (const { name } of rows) {
    const { handler } = (await import(pathToFileURL(join(built.directory, `${name}.mjs`)).href)) as { handler: unknown }
    expect(handler, name).toBeTypeOf('function')
  }
})

test('a chat turn reads at most 200 KiB (gzip) before it can answer; models come when they are used', () => {
  expect(streams.length).toBeGreaterThan(0)
  for (const { name } of streams) {
    const { eagerGzipBytes = 0, lazyGzipBytes = 0 } = built.functions.find((it) => it.name === name) ?? {}
    process.stdout.write(
      `${name}: ${Math.round(eagerGzipBytes / 1024)} KiB at once, ${Math.round(lazyGzipBytes / 1024)} KiB later\n`,
    )
    expect(eagerGzipBytes).toBeGreaterThan(0)
    expect(eagerGzipBytes).toBeLessThanOrEqual(CHAT_TURN_GZIP_BYTES)
    expect(lazyGzipBytes).toBeGreaterThan(0)
  }
})

test('a hook reads at most 117 KiB (gzip) before it can answer', () => {
  expect(hooks.length).toBeGreaterThan(1)
  for (const { name } of hooks) {
    const { eagerGzipBytes = 0 } = built.functions.find((it) => it.name === name) ?? {}
    process.stdout.write(`${name}: ${Math.round(eagerGzipBytes / 1024)} KiB at once\n`)
    expect(eagerGzipBytes).toBeGreaterThan(0)
    expect(eagerGzipBytes, name).toBeLessThanOrEqual(HOOK_GZIP_BYTES)
  }
})

/** What a thread of the bundle answers, whose program is the file that names it. */
const inThread = async (name: string, task: object) => {
  const program = readdirSync(built.directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .find((path) => readFileSync(path, 'utf8').includes(name))
  const worker = new Worker(program ?? '', { workerData: { ...task, name } })
  const [outcome] = await once(worker, 'message')
  await worker.terminate()
  return outcome
}

test('a thread of the bundle reads a Word document and a PDF', async () => {
  const read = (task: object) => inThread('read-document', { ...task, maxTextLength: 1000 })
  const sentence = 'All prices include taxes and breakfast.'
  const document = { blocks: [{ headingPath: [], text: sentence }] }
  expect(await read({ kind: 'docx', bytes: docxOf([{ text: sentence }]) })).toMatchObject({ ok: true, document })
  expect(await read({ kind: 'pdf', bytes: pdfOf([[sentence]]), maxPages: 1 })).toMatchObject({ ok: true, document })
})

test('a thread of the bundle builds an index', async () => {
  const chunk = {
    id: 's:0',
    sourceId: 's',
    title: '',
    headingPath: [],
    text: 'The warranty lasts 36 months.',
    hash: 'h',
  }
  const contents = { sources: [{ id: 's', tags: [] }], chunks: [chunk] }
  const task = { kind: 'build', contents, beside: { chunks: 0, words: 0 } }
  const { block } = await inThread('build-segment-of-index', task)
  expect(await openIndex(block).search({ text: 'warranty', limit: 1 })).toMatchObject([{ chunk }])
})

test('a row without a file is named', async () => {
  await expect(bundle(['leads/forgotten'], join(folder, 'none'))).rejects.toThrow('functions/leads/forgotten.ts')
})

test('a function signs with the credentials that Lambda gives it, and looks for none elsewhere', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'ASIAEXAMPLE')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  vi.stubEnv('AWS_SESSION_TOKEN', 'token')
  expect(await defaultProvider()()).toMatchObject({
    accessKeyId: 'ASIAEXAMPLE',
    secretAccessKey: 'secret',
    sessionToken: 'token',
  })
  vi.stubEnv('AWS_ACCESS_KEY_ID', undefined)
  // a profile of the machine is no way out
  vi.stubEnv('AWS_PROFILE', 'default')
  await expect(defaultProvider()()).rejects.toThrow('Unable to find environment variable credentials')
  vi.unstubAllEnvs()
})
