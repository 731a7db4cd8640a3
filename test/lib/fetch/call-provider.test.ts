import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { describe, expect, test } from 'vitest'
import type { ProviderCall } from '#lib/fetch/provider-call'
import { world } from '#lib/world'
import { type ThirdPartyServer, thirdPartyServer } from '#test/support/providers/third-party-server'

const call = (url: string, given: Partial<ProviderCall> = {}) =>
  world().call({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"text":"Grüße"}',
    timeoutMs: 5000,
    maxBytes: 1000,
    ...given,
  })

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of request as AsyncIterable<Uint8Array>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

/** A provider that does with each connection what a test says. */
const rawServer = async (behave: (socket: Socket) => void) => {
  const sockets = new Set<Socket>()
  const server = createTcpServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    behave(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}

describe('a provider that answers', () => {
  test.each([200, 301, 400, 429, 500])('is an answer with status %i and its body', async (status) => {
    await using provider = await thirdPartyServer(async (request, response) => {
      response.writeHead(status, { 'retry-after': '7', location: 'http://127.0.0.1:1/elsewhere' })
      response.end(`got ${request.method} ${await bodyOf(request)}`)
    })
    const result = await call(`${provider.origin}/bot1:a/sendMessage`)
    expect(result).toMatchObject({ kind: 'answered', status, headers: { 'retry-after': '7' } })
    expect(result.kind === 'answered' && Buffer.from(result.body).toString()).toBe('got POST {"text":"Grüße"}')
    expect(provider.requests).toHaveLength(1)
  })

  test('is called over a connection of its own each time: none is kept', async () => {
    const sockets = new Set<Socket>()
    await using provider = await thirdPartyServer((request, response) => {
      sockets.add(request.socket)
      response.end('{}')
    })
    await call(provider.origin)
    await call(provider.origin)
    expect(sockets.size).toBe(2)
    expect(provider.requests.map(({ headers }) => headers.connection)).toEqual(['close', 'close'])
  })
})

/** After the request began. */
const begun: readonly (readonly [string, string, (request: IncomingMessage, response: ServerResponse) => void])[] = [
  ['takes it and never answers', 'timeout', () => undefined],
  ['takes it and resets the connection', 'ECONNRESET', (request) => request.socket.resetAndDestroy()],
  ['ends the connection without an answer', 'ECONNRESET', (request) => request.socket.end()],
  [
    'ends in the middle of its answer',
    'ECONNRESET',
    (request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"ok":tr')
      setImmediate(() => request.socket.destroy())
    },
  ],
  [
    'stops in the middle of its answer',
    'timeout',
    (_, response) => void response.writeHead(200, { 'content-length': '100' }).write('{"ok":tr'),
  ],
  ['answers with more than is read', 'too-large', (_, response) => void response.end('x'.repeat(2000))],
]

test.each(begun)('a request may have arrived at a provider that %s', async (_, reason, behave) => {
  await using provider = await thirdPartyServer(behave)
  expect(await call(provider.origin, reason === 'timeout' ? { timeoutMs: 150 } : {})).toEqual({
    kind: 'failed',
    mayHaveArrived: true,
    reason,
  })
})

test('a request may have arrived at what answers in another protocol', async () => {
  await using provider = await rawServer((socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'))
  expect(await call(provider.origin)).toMatchObject({ kind: 'failed', mayHaveArrived: true })
})

describe('a request has certainly not arrived', () => {
  const gone = async (): Promise<ThirdPartyServer> => {
    const server = await thirdPartyServer()
    await server[Symbol.asyncDispose]()
    return server
  }

  test('where nobody listens', async () => {
    expect(await call((await gone()).origin)).toEqual({
      kind: 'failed',
      mayHaveArrived: false,
      reason: 'ECONNREFUSED',
    })
  })

  test('where the name has no address', async () => {
    const result = await call('https://nobody.invalid/')
    expect(result).toMatchObject({ kind: 'failed', mayHaveArrived: false })
  })

  test('where TLS is not spoken', async () => {
    await using provider = await rawServer((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n'))
    expect(await call(`https://127.0.0.1:${provider.port}/`)).toMatchObject({ kind: 'failed', mayHaveArrived: false })
  })

  test('where the provider cannot prove who it is', async () => {
    const server = createTlsServer(() => undefined)
    server.on('tlsClientError', () => undefined)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const result = await call(`https://127.0.0.1:${port}/`)
    server.close()
    expect(result).toMatchObject({ kind: 'failed', mayHaveArrived: false })
  })

  test('where TLS is begun and never finished', async () => {
    await using provider = await rawServer(() => undefined)
    expect(await call(`https://127.0.0.1:${provider.port}/`, { timeoutMs: 150 })).toEqual({
      kind: 'failed',
      mayHaveArrived: false,
      reason: 'timeout',
    })
  })

  test.each(['http://provider.example/', 'http://127.0.0.1.example/', 'ftp://127.0.0.1/', 'file:///etc/passwd'])(
    'to %s, since plain HTTP is for this machine only',
    async (url) => {
      expect(await call(url)).toEqual({ kind: 'failed', mayHaveArrived: false, reason: 'not-https' })
    },
  )

  test('with an address or a header that is none', async () => {
    expect(await call('nowhere')).toMatchObject({ mayHaveArrived: false, reason: 'bad-url' })
    const headers = { 'x-injected': 'a\r\nhost: elsewhere' }
    expect(await call('http://127.0.0.1:1/', { headers })).toMatchObject({
      mayHaveArrived: false,
      reason: 'bad-header',
    })
  })
})

test('a reason never has the address: some providers have the credentials in the path', async () => {
  const urls = [
    'http://127.0.0.1:1/bot1:SECRET/x',
    'https://nobody.invalid/bot1:SECRET',
    'bot1:SECRET',
    'http://x/SECRET',
  ]
  const results = await Promise.all(urls.map((url) => call(url)))
  expect(JSON.stringify(results)).not.toContain('SECRET')
})
