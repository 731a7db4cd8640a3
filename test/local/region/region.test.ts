import { describe, expect, test } from 'vitest'
import { probeAt } from '#test/support/local/call-probe'
import { eventsArrive } from './events-arrive.ts'
import { functionsMay } from './functions-may.ts'
import { startedRegion } from './started-region.ts'

const started = startedRegion()
const { run, probe, get } = started

describe('the HTTP API', () => {
  test('hands a request on as payload format 2.0, with the edge’s own headers', async () => {
    const { status, headers, body } = await get('/api/eu/echo/a%20b?x=1&x=2&y=3', {
      headers: {
        cookie: 'one=1; two=2',
        'x-viewer-host': 'agency.example',
        'x-origin-secret': 'guessed',
        'cloudfront-viewer-address': '203.0.113.9:1',
        'cloudfront-viewer-city': 'Forged',
      },
    })
    expect(status).toBe(201)
    expect(headers.get('x-probe')).toBe('yes')
    expect(headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(body).toMatchObject({
      version: '2.0',
      routeKey: 'GET /echo/{id}',
      rawPath: '/echo/a%20b',
      rawQueryString: 'x=1&x=2&y=3',
      pathParameters: { id: 'a b' },
      queryStringParameters: { x: '1,2', y: '3' },
      isBase64Encoded: false,
    })
    // the dashboard's session, which no function reads
    expect(body).not.toHaveProperty('cookies')
    expect(body.headers).toMatchObject({ 'x-viewer-host': '127.0.0.1', 'cloudfront-viewer-country': 'US' })
    expect(body.headers['x-origin-secret']).not.toBe('guessed')
    expect(body.headers['cloudfront-viewer-address']).toMatch(/^127\.0\.0\.1:\d+$/)
    expect(body.headers['cloudfront-viewer-city']).toBeUndefined()
    expect(body.headers.cookie).toBeUndefined()
  })

  test('prefers the fixed path over one with a parameter, and knows no other path', async () => {
    expect((await get('/api/eu/echo/fixed')).body.routeKey).toBe('GET /echo/fixed')
    expect(await get('/api/eu/unknown')).toMatchObject({ status: 404, body: { message: 'Not Found' } })
    expect(await get('/api/eu/echo/a', { method: 'DELETE' })).toMatchObject({ status: 404 })
  })

  test('hands bytes on in base64 and text as it is', async () => {
    const bytes = Buffer.from([0, 255, 1, 254])
    const sent = await get('/api/eu/echo/a', { method: 'POST', body: bytes, headers: { 'content-type': 'image/png' } })
    expect(sent.body).toMatchObject({ isBase64Encoded: true, body: bytes.toString('base64') })
    const text = await get('/api/eu/echo/a', {
      method: 'POST',
      body: '{"ü":1}',
      headers: { 'content-type': 'application/json' },
    })
    expect(text.body).toMatchObject({ isBase64Encoded: false, body: '{"ü":1}' })
  })

  test('refuses what Lambda could not take', async () => {
    const { status } = await get('/api/eu/echo/a', { method: 'POST', body: Buffer.alloc(7 * 1024 * 1024) })
    expect(status).toBe(413)
  })

  test('answers for a function that throws or takes longer than infra/access.ts allows', async () => {
    expect(await get('/api/eu/throws')).toMatchObject({ status: 500, body: { message: 'Internal Server Error' } })
    expect(await get('/api/eu/never')).toMatchObject({ status: 500 })
  })

  test('each region runs by itself', async () => {
    await probe('count', { name: 'only in eu' })
    const na = probeAt(run.local.addresses.ports.edge, '/api/na/do')
    expect(await na('seen', { name: 'only in eu' })).toEqual({ value: 0 })
    expect(await probe('seen', { name: 'only in eu' })).toEqual({ value: 1 })
  })
})

functionsMay(started)

describe('the streaming API', () => {
  test('sends each piece as it is written, head first', async () => {
    const response = await fetch(`${run.base}/chat/eu/pieces/7`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    expect(response.headers.get('x-resource')).toBe('/pieces/{id}')
    const pieces = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader()
    expect((await pieces.read()).value).toBe('data: first 7\n\n')
    // the second is not even written yet
    await get('/api/eu/go', { method: 'POST' })
    expect((await pieces.read()).value).toBe('data: second\n\n')
    expect((await pieces.read()).done).toBe(true)
  })

  test('knows no other path', async () => {
    expect((await get('/chat/eu/unknown')).status).toBe(403)
  })
})

eventsArrive(started)

test('mail that a function sends can be read', async () => {
  expect((await probe('mail', { to: 'ann@example.com' })).refused).toBeUndefined()
  const store = await (await fetch(`http://127.0.0.1:${run.local.addresses.ports.mail}/store`)).json()
  expect(store.emails).toMatchObject([{ subject: 'hello', destination: { to: ['ann@example.com'] } }])
})
