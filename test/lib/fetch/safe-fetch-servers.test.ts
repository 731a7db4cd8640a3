import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { safeFetch } from '#lib/fetch/safe-fetch'
import { fetchFrom } from '#test/support/providers/fetch-from'
import { thirdPartyServer } from '#test/support/providers/third-party-server'

const text = (body: Uint8Array) => new TextDecoder().decode(body)

test('an ordinary page comes with status, final address, headers, type and body', async () => {
  await using site = await thirdPartyServer((request, response) => {
    if (request.url === '/page') return response.writeHead(301, { location: '/moved?x=1' }).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', etag: '"v1"' }).end('<h1>Hi</h1>')
  })
  const outcome = await fetchFrom(site)
  expect(outcome).toMatchObject({
    ok: true,
    response: {
      status: 200,
      url: `${site.origin}/moved?x=1`,
      contentType: 'text/html; charset=utf-8',
      headers: { etag: '"v1"' },
    },
  })
  expect(outcome.ok && text(outcome.response.body)).toBe('<h1>Hi</h1>')
})

test('a redirect whose Location is raw UTF-8 is followed as browsers do', async () => {
  await using site = await thirdPartyServer((request, response) => {
    if (request.url === '/page') {
      response.writeHead(302, { location: Buffer.from('/größe', 'utf8').toString('latin1') }).end()
    } else response.end(request.url)
  })
  const outcome = await fetchFrom(site)
  expect(outcome.ok && text(outcome.response.body)).toBe('/gr%C3%B6%C3%9Fe')
})

test('a server that sends byte by byte times out', async () => {
  const timer = new AbortController()
  await using site = await thirdPartyServer((_, response) => {
    let sent = 0
    const next = () => {
      if (response.destroyed) return
      if (++sent === 50) timer.abort()
      response.write('x', () => setImmediate(next))
    }
    next()
  })
  expect(await fetchFrom(site, { deadline: () => timer.signal })).toMatchObject({ ok: false, code: 'timeout' })
})

test('a server that accepts and never answers times out', async () => {
  const timer = new AbortController()
  await using site = await thirdPartyServer(() => timer.abort())
  expect(await fetchFrom(site, { deadline: () => timer.signal })).toMatchObject({ ok: false, code: 'timeout' })
})

test('a resolver that never answers times out', async () => {
  const timer = new AbortController()
  const resolve = () => {
    setImmediate(() => timer.abort())
    return new Promise<string[]>(() => undefined)
  }
  const outcome = await safeFetch('http://slow-dns.example/', { resolve, deadline: () => timer.signal })
  expect(outcome).toMatchObject({ ok: false, code: 'timeout' })
})

test('ten seconds are the default for the whole call', async () => {
  let asked = 0
  await safeFetch('not a url', {
    deadline: (ms) => {
      asked = ms
      return new AbortController().signal
    },
  })
  expect(asked).toBe(10_000)
})

describe('sizes', () => {
  test('a body with too large a Content-Length is not read', async () => {
    await using site = await thirdPartyServer((_, response) => {
      response.writeHead(200, { 'content-length': 6 * 1024 * 1024 })
      response.write('x')
    })
    expect(await fetchFrom(site)).toMatchObject({ ok: false, code: 'too-large' })
  })

  test('a body without a Content-Length is cut off at 5 MiB', async () => {
    let sent = 0
    await using site = await thirdPartyServer((_, response) => {
      const block = Buffer.alloc(64 * 1024)
      const next = () => {
        if (response.destroyed) return
        sent += block.length
        response.write(block, next)
      }
      next()
    })
    expect(await fetchFrom(site)).toMatchObject({ ok: false, code: 'too-large' })
    expect(sent).toBeLessThan(64 * 1024 * 1024)
  })

  const zeros = Buffer.alloc(64 * 1024 * 1024)
  test.each([
    ['gzip', gzipSync(zeros)],
    ['deflate', deflateSync(zeros)],
    ['deflate', deflateRawSync(zeros)],
    ['br', brotliCompressSync(zeros)],
    ['gzip, gzip', gzipSync(gzipSync(zeros))],
  ])('a %s bomb of 64 MiB is too large', async (coding, bomb) => {
    expect(bomb.length).toBeLessThan(100_000)
    await using site = await thirdPartyServer((_, response) =>
      response.writeHead(200, { 'content-encoding': coding }).end(bomb),
    )
    expect(await fetchFrom(site)).toMatchObject({ ok: false, code: 'too-large' })
  })
})

describe('content codings', () => {
  test.each([
    ['gzip', gzipSync('hello')],
    ['GZIP', gzipSync('hello')],
    ['deflate', deflateSync('hello')],
    ['deflate', deflateRawSync('hello')],
    ['br', brotliCompressSync('hello')],
    ['deflate, br', brotliCompressSync(deflateSync('hello'))],
    ['identity', Buffer.from('hello')],
  ])('%s is decompressed', async (coding, body) => {
    await using site = await thirdPartyServer((_, response) =>
      response.writeHead(200, { 'content-encoding': coding }).end(body),
    )
    const outcome = await fetchFrom(site)
    expect(outcome.ok && text(outcome.response.body)).toBe('hello')
  })

  test.each([
    ['gzip', Buffer.from('not gzip at all')],
    ['gzip', gzipSync('hello, cut short').subarray(0, 20)],
    ['zip9000', Buffer.from('hello')],
    ['constructor', Buffer.from('hello')],
    ['gzip, gzip, gzip', gzipSync(gzipSync(gzipSync('hello')))],
  ])('%s that cannot be decoded has its own code', async (coding, body) => {
    await using site = await thirdPartyServer((_, response) =>
      response.writeHead(200, { 'content-encoding': coding }).end(body),
    )
    expect(await fetchFrom(site)).toMatchObject({ ok: false, code: 'bad-encoding' })
  })
})

describe('redirects', () => {
  test('five are followed, a sixth is not', async () => {
    await using site = await thirdPartyServer((request, response) => {
      const left = Number(new URL(request.url ?? '', 'http://x').searchParams.get('left'))
      if (left === 0) response.end('arrived')
      else response.writeHead(307, { location: `/?left=${left - 1}` }).end()
    })
    const from = (left: number) => safeFetch(`${site.origin}/?left=${left}`, { allow: [site.allow] })
    expect(await from(5)).toMatchObject({ ok: true })
    expect(await from(6)).toMatchObject({ ok: false, code: 'too-many-redirects' })
    expect(site.requests).toHaveLength(6 + 6)
  })

  test('a loop ends', async () => {
    await using site = await thirdPartyServer((_, response) => response.writeHead(302, { location: '/page' }).end())
    expect(await fetchFrom(site)).toMatchObject({ ok: false, code: 'too-many-redirects' })
  })

  test('credentials and signatures are only sent to their origin', async () => {
    await using second = await thirdPartyServer((_, response) => response.end('ok'))
    await using first = await thirdPartyServer((request, response) => {
      if (request.url === '/page') response.writeHead(302, { location: '/own' }).end()
      else response.writeHead(302, { location: second.origin }).end()
    })
    await safeFetch(`${first.origin}/page`, {
      allow: [first.allow, second.allow],
      headers: { Authorization: 'Bearer secret', 'X-Signature': 'sig', 'Accept-Language': 'de', Cookie: 'a=b' },
    })
    expect(first.requests.map((request) => request.headers.authorization)).toEqual(['Bearer secret', 'Bearer secret'])
    expect(first.requests.every((request) => request.headers.cookie === undefined)).toBe(true)
    const [arrived] = second.requests
    expect(arrived?.headers).toMatchObject({ 'accept-language': 'de' })
    expect(arrived?.headers).not.toHaveProperty('authorization')
    expect(arrived?.headers).not.toHaveProperty('x-signature')
  })

  test('cookies of a server are not sent back', async () => {
    await using site = await thirdPartyServer((request, response) => {
      if (request.url === '/page') response.writeHead(302, { location: '/next', 'set-cookie': 'sid=1' }).end()
      else response.end('ok')
    })
    expect(await fetchFrom(site)).toMatchObject({ ok: true })
    expect(site.requests[1]?.headers).not.toHaveProperty('cookie')
  })

  test('a POST is delivered once, with its body, and is not redirected', async () => {
    let received = ''
    await using site = await thirdPartyServer(async (request, response) => {
      for await (const chunk of request) received += chunk
      response.writeHead(307, { location: '/elsewhere' }).end()
    })
    const outcome = await fetchFrom(site, {
      method: 'POST',
      body: '{"id":"größe"}',
      headers: { 'content-type': 'application/json' },
    })
    expect(outcome).toMatchObject({ ok: false, code: 'http-status', response: { status: 307 } })
    expect(received).toBe('{"id":"größe"}')
    expect(site.requests).toHaveLength(1)
  })
})

describe('conditional requests', () => {
  test('an unchanged page answers 304 without a body, and that is a success', async () => {
    await using site = await thirdPartyServer((request, response) => {
      const isKnown =
        request.headers['if-none-match'] === '"v1"' && request.headers['if-modified-since'] === 'yesterday'
      response.writeHead(isKnown ? 304 : 200).end(isKnown ? undefined : 'page')
    })
    const outcome = await fetchFrom(site, { etag: '"v1"', lastModified: 'yesterday' })
    expect(outcome).toMatchObject({ ok: true, response: { status: 304 } })
    expect(outcome.ok && outcome.response.body).toHaveLength(0)
  })

  test('an unrequested 304 is not a page', async () => {
    await using site = await thirdPartyServer((_, response) => response.writeHead(304).end())
    expect(await fetchFrom(site)).toMatchObject({ ok: false, code: 'http-status' })
  })
})

test('HEAD answers without a body', async () => {
  await using site = await thirdPartyServer((_, response) =>
    response.writeHead(200, { 'content-length': 99_999_999 }).end(),
  )
  const outcome = await fetchFrom(site, { method: 'HEAD' })
  expect(outcome).toMatchObject({ ok: true, response: { status: 200, headers: { 'content-length': '99999999' } } })
})
