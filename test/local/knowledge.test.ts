import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Ports } from '#infra/local/ports'
import { type Local, startLocal } from '#infra/local/start-local'
import type { Source } from '#shared/knowledge/schema'
import { freePorts } from '#test/support/local/free-ports'
import { signIn } from '#test/support/providers/user-pool-calls'

// nothing here waits for a clock, but the whole product starts, on whatever machine
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let dataDir: string
let ports: Ports
let local: Local
let token: string
const agentId = 'local-knowledge1'

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'parley-knowledge-'))
  ports = await freePorts()
  local = await startLocal({
    dataDir,
    ports,
    webDir: fileURLToPath(new URL('../support/local/web', import.meta.url)),
    widgetDir: fileURLToPath(new URL('../support/local/widget', import.meta.url)),
    withDemo: true,
    environment: {},
  })
  token = (await signIn(ports, 'demo@parley.localhost', 'parley-demo')).idToken
  await call('POST', '', { title: 'Desk' })
})

afterAll(async () => {
  await local?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const call = async (method: string, path: string, body?: object) => {
  const response = await fetch(`${local.addresses.dashboard}/api/eu/v2/agents/${agentId}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const answer = await response.json()
  expect(response.status, JSON.stringify(answer)).toBe(200)
  return answer
}

const list = async (): Promise<Source[]> => (await call('GET', '/knowledge/sources')).sources

/** Adds a source and returns it once its import has ended. */
const imported = async (input: object): Promise<Source> => {
  const { source } = await call('POST', '/knowledge/sources', input)
  return vi.waitFor(
    async () => {
      const found = (await list()).find(({ id }) => id === source.id)
      if (!found || found.status === 'queued' || found.status === 'fetching') throw new Error('not yet')
      return found
    },
    { timeout: 60_000, interval: 100 },
  )
}

const ask = async (question: string) => (await call('POST', '/knowledge/search', { question })).hits

test('a web page on another origin becomes answers', async () => {
  const source = await imported({ type: 'url', url: local.addresses.page })
  expect(source).toMatchObject({ status: 'indexed' })
  expect(source.chunkCount).toBeGreaterThan(0)
})

test('a PDF that was put to its signed address becomes answers, and only what was announced can be put there', async () => {
  const pdf = await readFile(new URL('../support/fixtures/knowledge/manual.pdf', import.meta.url))
  const { uploadId, url, headers } = await call('POST', '/knowledge/uploads', { bytes: pdf.length })
  const put = (body: Uint8Array<ArrayBuffer>) => fetch(url, { method: 'PUT', headers, body })
  expect((await put(new Uint8Array(pdf.length + 1))).status).toBe(403)
  expect((await put(new Uint8Array(pdf))).status).toBe(200)
  expect(await imported({ type: 'pdf', uploadId, fileName: 'manual.pdf' })).toMatchObject({
    status: 'indexed',
    title: 'Espresso machine manual',
  })
  const [best] = await ask('How long is the warranty?')
  expect(best).toMatchObject({ title: 'Espresso machine manual', page: expect.any(Number) })
})

test('an address inside the network is refused with its own words', async () => {
  const source = await imported({ type: 'url', url: `http://127.0.0.1:${ports.database}/` })
  expect(source).toMatchObject({ status: 'failed', error: { code: 'blocked-port' } })
})

test('deleted knowledge is no longer used', async () => {
  const source = await imported({ type: 'text', text: 'The secret recipe needs quinquagintillion cloves.' })
  expect(await ask('quinquagintillion cloves')).toMatchObject([{ sourceId: source.id }])
  await call('DELETE', `/knowledge/sources/${source.id}`)
  await vi.waitFor(
    async () => {
      const hits = await ask('quinquagintillion cloves')
      if (hits.some(({ sourceId }: { sourceId: string }) => sourceId === source.id)) throw new Error('still there')
    },
    { timeout: 60_000, interval: 250 },
  )
})
