import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { describe, expect, test } from 'vitest'
import { safeFetch } from '#lib/fetch/safe-fetch'
import { fetchFrom } from '#test/support/providers/fetch-from'
import { thirdPartyServer } from '#test/support/providers/third-party-server'

describe('causes of a failure', () => {
  test.each([400, 401, 403, 404, 429, 500, 503])('status %i comes with the response', async (status) => {
    await using site = await thirdPartyServer((_, response) => response.writeHead(status).end('sorry'))
    const outcome = await fetchFrom(site)
    expect(outcome).toMatchObject({ ok: false, code: 'http-status', response: { status } })
  })

  test('a closed port is refused', async () => {
    const gone = await thirdPartyServer()
    await gone[Symbol.asyncDispose]()
    expect(await fetchFrom(gone)).toMatchObject({ ok: false, code: 'refused' })
  })

  test('an unknown name is a DNS failure', async () => {
    const resolve = async () => Promise.reject(Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' }))
    expect(await safeFetch('http://nowhere.example/', { resolve })).toMatchObject({ ok: false, code: 'dns' })
    expect(await safeFetch('http://nowhere.example/', { resolve: async () => [] })).toMatchObject({
      ok: false,
      code: 'dns',
    })
  })

  test('plain HTTP where TLS is expected is a TLS failure', async () => {
    await using site = await thirdPartyServer((_, response) => response.end('hello'))
    const outcome = await safeFetch(`https://127.0.0.1:${site.port}/`, { allow: [site.allow] })
    expect(outcome).toMatchObject({ ok: false, code: 'tls' })
  })

  const raw = async (bytes: string) => {
    const server = createTcpServer((socket) => {
      socket.on('error', () => undefined)
      socket.end(bytes)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    try {
      return await safeFetch(`http://127.0.0.1:${port}/`, { allow: [`127.0.0.1:${port}`] })
    } finally {
      server.close()
    }
  }

  test('a protocol other than HTTP has its own code', async () => {
    expect(await raw('SSH-2.0-OpenSSH_9.2\r\n')).toMatchObject({ ok: false, code: 'not-http' })
  })

  test('endless headers are not HTTP either', async () => {
    expect(await raw(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`)).toMatchObject({
      ok: false,
      code: 'not-http',
    })
  })

  test('a truncated body is not a page', async () => {
    expect(await raw('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf')).toMatchObject({
      ok: false,
      code: 'unreachable',
    })
  })

  test('a connection closed without an answer is unreachable', async () => {
    expect(await raw('')).toMatchObject({ ok: false, code: 'unreachable' })
  })
})
