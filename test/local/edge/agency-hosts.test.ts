import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEdge } from '#infra/local/edge/start-edge'

/** What the region's API got last. */
let got: IncomingMessage | undefined
let port: number
const ends: (() => void)[] = []

beforeAll(async () => {
  const api = createServer((incoming, response) => {
    got = incoming
    response.end('answered')
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const folder = mkdtempSync(join(tmpdir(), 'edge-'))
  writeFileSync(join(folder, 'index.html'), 'the built page')
  const http = (api.address() as AddressInfo).port
  const edge = await startEdge({
    port: 0,
    webDir: folder,
    portalDir: folder,
    widgetDir: folder,
    regionOf: async () => ({ ports: { http, stream: http, sockets: { live: http } }, originSecret: 'ours' }) as never,
    buckets: { eu: '', na: '' },
    jsonFiles: { '/config.json': () => ({ pool: 'ours' }) },
    signed: { eu: http, na: http },
    connect: [],
    media: [],
    frames: 'http://frames.localhost',
    dashboards: [],
    servesHost: async (host) => host === 'chat.acme.localhost',
    country: 'NO',
  })
  port = (edge.address() as AddressInfo).port
  ends.push(
    () => edge.close(),
    () => edge.closeAllConnections(),
    () => api.close(),
    () => rmSync(folder, { recursive: true }),
  )
})
afterAll(() => {
  for (const end of ends) end()
})

const get = (host: string, path: string, headers: Readonly<Record<string, string>> = {}) =>
  new Promise<{ readonly status: number; readonly text: string }>((resolve, reject) => {
    got = undefined
    request({ port, host: '127.0.0.1', path, headers: { ...headers, host } }, async (answer) => {
      let text = ''
      for await (const part of answer) text += String(part)
      resolve({ status: answer.statusCode ?? 0, text })
    })
      .on('error', reject)
      .end()
  })

test('a name directly below localhost is an agency’s host: its pages are the API’s, and nothing of the dashboard is there', async () => {
  for (const path of ['/', '/app/eu/agents', '/config.json', '/index.html', '/portal/index.html']) {
    expect(await get('Acme.localhost:3000', path)).toEqual({ status: 200, text: 'answered' })
    expect(got?.url).toBe('/public/portal')
    expect(got?.headers).toMatchObject({ 'x-viewer-host': 'acme.localhost', 'x-origin-secret': 'ours' })
  }
})

test('the dashboard’s hosts are as they were', async () => {
  for (const host of ['localhost', '127.0.0.1', 'app.localhost']) {
    expect(await get(host, '/anything')).toEqual({ status: 200, text: 'the built page' })
    expect(await get(host, '/config.json')).toEqual({ status: 200, text: '{"pool":"ours"}' })
    expect(await get(host, '/portal/index.html')).toEqual({ status: 200, text: 'the built page' })
  }
  expect((await get('acme.example', '/')).status).toBe(404)
  expect((await get('a.b.localhost', '/')).status).toBe(404)
})

test('a client’s session goes on with the calls of agencies’ hosts only, and no other cookie with any', async () => {
  const cookie = 'refreshToken=secret; __Host-session=c.1.2; other=1'
  await get('acme.localhost', '/api/eu/v2/x', { cookie, 'x-viewer-host': 'rival.localhost' })
  expect(got?.headers).toMatchObject({ cookie: '__Host-session=c.1.2', 'x-viewer-host': 'acme.localhost' })
  await get('acme.localhost', '/', { cookie })
  expect(got?.headers.cookie).toBeUndefined()
  await get('localhost', '/api/eu/v2/x', { cookie })
  expect(got?.headers.cookie).toBeUndefined()
})

test('a host below an agency’s name is served once CloudFront has a tenant for it, and answers as an agency’s', async () => {
  expect(await get('chat.acme.localhost', '/')).toMatchObject({ status: 200, text: 'answered' })
  expect(got?.headers['x-viewer-host']).toBe('chat.acme.localhost')
  expect((await get('chat.acme.localhost', '/config.json')).text).toBe('answered')
  expect((await get('other.acme.localhost', '/')).status).toBe(404)
  expect((await get('chat.acme.example', '/')).status).toBe(404)
})
