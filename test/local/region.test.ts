import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { deadLetters } from '#infra/local/region/events/dead-letters'
import { type Local, startLocal } from '#infra/local/start-local'
import { probeAt, type Tried } from '#test/support/local/call-probe'
import { eventually } from '#test/support/local/eventually'
import { freePorts } from '#test/support/local/free-ports'

// nothing here waits for a clock, but the whole product starts, on whatever machine
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let dataDir: string
let local: Local
let base: string
let probe: (action: string, given?: Readonly<Record<string, string>>) => Promise<Tried>
let reader: typeof probe

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'parley-local-'))
  const ports = await freePorts()
  local = await startLocal({
    dataDir,
    ports,
    webDir: dataDir,
    widgetDir: dataDir,
    tablesUrl: new URL('../support/local/tables.ts', import.meta.url).href,
    environment: { TRACKER_URL: 'https://tracker.example', NEW_AGENT_WEBHOOK_URL: 'https://not-granted.example' },
    retryDelaysMs: [1, 1],
  })
  base = `http://127.0.0.1:${ports.edge}`
  probe = probeAt(ports.edge)
  reader = probeAt(ports.edge, '/api/eu/read')
})

afterAll(async () => {
  await local?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const get = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(base + path, init)
  return { status: response.status, headers: response.headers, body: await response.json().catch(() => undefined) }
}

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
      cookies: ['one=1', 'two=2'],
      pathParameters: { id: 'a b' },
      queryStringParameters: { x: '1,2', y: '3' },
      isBase64Encoded: false,
    })
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
    const na = probeAt(local.addresses.ports.edge, '/api/na/do')
    expect(await na('seen', { name: 'only in eu' })).toEqual({ value: 0 })
    expect(await probe('seen', { name: 'only in eu' })).toEqual({ value: 1 })
  })
})

describe('what a function may', () => {
  test('sees the variables that infra gives it and no other', async () => {
    const { body } = await get('/api/eu/variables')
    const ours = body.filter((name: string) => !name.startsWith('AWS_') && name !== 'TZ')
    expect(new Set(ours)).toEqual(
      new Set([
        'REGION_NAME',
        'TABLE_NAME',
        'BUS_NAME',
        'FILES_BUCKET',
        'FLOW_ARNS',
        'TOKENS_SECRET',
        'MAIL_FROM',
        'TRACKER_URL',
      ]),
    )
  })

  test('a function that may only read cannot write', async () => {
    expect(await reader('has', { name: 'nothing' })).toEqual({ value: false })
    const tried = await reader('count', { name: 'not allowed' })
    expect(tried.refused).toBe('AccessDeniedException')
    expect(tried.message).toContain('reader/api is not authorized to perform: dynamodb:UpdateItem')
    expect(await probe('seen', { name: 'not allowed' })).toEqual({ value: 0 })
  })

  test('no function scans, reads a table that is not granted, or an index that does not exist', async () => {
    expect((await probe('scan')).refused).toBe('AccessDeniedException')
    expect((await probe('directory')).refused).toBe('AccessDeniedException')
    expect((await probe('index', { name: 'gsi1' })).refused).toBeUndefined()
    expect((await probe('index', { name: 'gsi3' })).refused).toBe('AccessDeniedException')
  })

  test('a bus, a secret, a flow, mail and objects need their grant', async () => {
    expect((await probe('publish', { type: 'probe.nobody', name: 'x' })).refused).toBeUndefined()
    expect((await probe('publish', { type: 'probe.nobody', name: 'x', bus: 'parley-na' })).refused).toBe(
      'AccessDeniedException',
    )
    expect((await probe('publish', { type: 'probe.nobody', name: 'x', bus: 'default' })).refused).toBe(
      'AccessDeniedException',
    )
    expect((await reader('publish', { type: 'probe.nobody', name: 'x', bus: 'parley-eu' })).refused).toBe(
      'AccessDeniedException',
    )
    expect((await reader('mail', { to: 'a@example.com' })).refused).toBe('AccessDeniedException')
    expect((await reader('put', { key: 'probe/x', base64: '' })).refused).toBe('AccessDenied')
    expect((await probe('put', { key: 'elsewhere/x', base64: '' })).refused).toBe('AccessDenied')
    expect((await probe('list', { prefix: '' })).refused).toBe('AccessDenied')
    expect((await probe('describe', { arn: 'arn:aws:states:eu-central-1:000000000000:execution:x:y' })).refused).toBe(
      'AccessDeniedException',
    )
  })

  test('the secret of tokens has keys to sign with, nothing of providers, and stays the same', async () => {
    const first = await probe('secret')
    expect(first.value).toMatchObject({
      tokenKeys: [expect.stringMatching(/^.{32,}$/)],
      originSecret: expect.any(String),
    })
    expect(await probe('secret')).toEqual(first)
    expect(Object.keys(Object(first.value)).toSorted()).toEqual(['originSecret', 'pushSeed', 'tokenKeys'])
  })

  test('a function that only signs cannot read the providers’ keys, nor another region’s', async () => {
    for (const name of ['parley/eu/providers', 'parley/na/tokens', 'parley/eu/unknown'])
      expect((await probe('secret', { name })).refused).toBe('AccessDeniedException')
  })

  test('an unsigned request, or one with an unknown key, is refused', async () => {
    const proxy = `http://127.0.0.1:${local.addresses.ports.awsProxies.eu}/`
    expect((await fetch(proxy, { method: 'POST', body: '{}' })).status).toBe(403)
    const signed = {
      authorization: 'AWS4-HMAC-SHA256 Credential=LOCALX/20260101/eu-central-1/dynamodb/aws4_request, Signature=0',
    }
    expect((await fetch(proxy, { method: 'POST', body: '{}', headers: signed })).status).toBe(403)
  })
})

describe('objects', () => {
  test('come back byte for byte', async () => {
    const bytes = randomBytes(300_000)
    await probe('put', { key: 'probe/a b/ü.bin', base64: bytes.toString('base64') })
    expect((await probe('get', { key: 'probe/a b/ü.bin' })).value === bytes.toString('base64')).toBe(true)
    expect((await reader('get', { key: 'probe/a b/ü.bin' })).value === bytes.toString('base64')).toBe(true)
    expect(await probe('list', { prefix: 'probe/a' })).toEqual({ value: ['probe/a b/ü.bin'] })
    expect((await probe('get', { key: 'probe/missing' })).refused).toBe('NoSuchKey')
  })

  test('a browser sends one to a presigned address, exactly as it was signed', async () => {
    const body = Buffer.from('%PDF-1.7 small')
    const type = 'application/pdf'
    const { value } = await probe('presign', { key: 'probe/upload.pdf', bytes: String(body.length), type })
    const url = String(value)
    const origin = local.addresses.dashboard
    const question = await fetch(url, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'content-type' },
    })
    expect(question.status).toBe(200)
    expect(question.headers.get('access-control-allow-origin')).toBe(origin)
    const put = (address: string, given: Uint8Array<ArrayBuffer>, contentType = type) =>
      fetch(address, { method: 'PUT', body: given, headers: { origin, 'content-type': contentType } })

    expect((await put(url, Buffer.concat([body, body]))).status).toBe(403)
    expect((await put(url, body, 'text/html')).status).toBe(403)
    expect((await put(url.replace('upload.pdf', 'other.pdf'), body)).status).toBe(403)
    expect((await put(url.replace(/X-Amz-Expires=\d+/, 'X-Amz-Expires=600'), body)).status).toBe(403)
    const sent = await put(url, body)
    expect(sent.status).toBe(200)
    expect(sent.headers.get('access-control-allow-origin')).toBe(origin)
    expect(await probe('get', { key: 'probe/upload.pdf' })).toEqual({ value: body.toString('base64') })
  })

  test('any page may with a presigned URL, none without; no function can presign what it was not granted', async () => {
    const origin = 'https://customer.example'
    const { value } = await probe('presign', { key: 'probe/x', bytes: '1' })
    const question = await fetch(String(value), {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PUT' },
    })
    expect(question.status).toBe(200)
    expect(question.headers.get('access-control-allow-origin')).toBe(origin)
    expect(question.headers.get('access-control-allow-credentials')).toBeNull()
    const unsigned = String(value).replace(/\?.*/, '')
    expect((await fetch(unsigned, { method: 'PUT', body: 'x', headers: { origin } })).status).toBe(403)
    const outside = await probe('presign', { key: 'elsewhere/x', bytes: '1' })
    const headers = { 'content-type': 'application/octet-stream' }
    expect((await fetch(String(outside.value), { method: 'PUT', body: 'x', headers })).status).toBe(403)
  })
})

describe('the streaming API', () => {
  test('sends each piece as it is written, head first', async () => {
    const response = await fetch(`${base}/chat/eu/pieces/7`)
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

describe('the WebSocket API', () => {
  const connect = async (query = '') => {
    const socket = new WebSocket(`ws://127.0.0.1:${local.addresses.ports.edge}/live/eu${query}`)
    const received: string[] = []
    const waiting: ((text: string) => void)[] = []
    socket.on('message', (data) => {
      const text = String(data)
      const first = waiting.shift()
      if (first) first(text)
      else received.push(text)
    })
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    const next = () =>
      new Promise<string>((resolve) => {
        const known = received.shift()
        if (known === undefined) waiting.push(resolve)
        else resolve(known)
      })
    const ask = async (message: object) => {
      socket.send(JSON.stringify(message))
      return next()
    }
    return { socket, next, ask }
  }

  test('answers a message, pushes to another connection, and reports when one is gone', async () => {
    const ann = await connect()
    const bob = await connect()
    const { id: bobsId } = JSON.parse(await bob.ask({ say: 'hello' })) as { id: string }
    const { id: annsId } = JSON.parse(await ann.ask({ say: 'push', to: bobsId, text: 'hi bob' })) as { id: string }
    expect(annsId).not.toBe(bobsId)
    expect(await bob.next()).toBe('hi bob')
    // no role may look at a connection
    expect(JSON.parse(await ann.ask({ say: 'look', to: bobsId }))).toHaveProperty('failed')

    const closed = new Promise((resolve) => bob.socket.once('close', resolve))
    await ann.ask({ say: 'close', to: bobsId })
    await closed
    await eventually(
      'its leaving is reported',
      async () => (await probe('seen', { name: `left ${bobsId}` })).value === 1,
    )
    expect(JSON.parse(await ann.ask({ say: 'push', to: bobsId, text: 'still there?' }))).toEqual({
      failed: 'GoneException',
    })
    ann.socket.close()
  })

  test('a connection can be refused', async () => {
    await expect(connect('?refuse=1')).rejects.toThrow('401')
  })
})

describe('the bus', () => {
  test('delivers an event to its subscribers only', async () => {
    await probe('publish', { type: 'probe.happened', name: 'a happening' })
    await probe('publish', { type: 'probe.unheard', name: 'a happening' })
    await eventually('it is remembered', async () => (await probe('seen', { name: 'a happening' })).value === 1)
    expect(await probe('seen', { name: 'a happening' })).toEqual({ value: 1 })
  })

  test('tries three times, keeps the dead letter, and delivers it once it is redriven', async () => {
    await probe('publish', { type: 'probe.choked', name: 'a bone' })
    const journal = new DatabaseSync(join(dataDir, 'eu', 'journal.sqlite'))
    const letters = deadLetters(journal)
    await eventually('it is a dead letter', async () => letters.list().length === 1)
    expect(await probe('seen', { name: 'a bone tried' })).toEqual({ value: 3 })
    const [letter] = letters.list()
    expect(letter).toMatchObject({ function: 'probe/choke', attempts: 3, error: 'Error: this cannot be swallowed' })
    expect(JSON.parse(letter?.event ?? '{}')).toMatchObject({
      'detail-type': 'probe.choked',
      detail: { name: 'a bone' },
    })

    await probe('count', { name: 'a bone healed' })
    expect(letters.redrive(letter?.id, Date.now())).toBe(1)
    await eventually('it is swallowed', async () => (await probe('seen', { name: 'a bone swallowed' })).value === 1)
    expect(letters.list()).toEqual([])
    expect(letters.redrive(letter?.id, Date.now())).toBe(0)
    journal.close()
  })

  test('a schedule’s function is started like an event’s', async () => {
    const region = await local.regions.eu.current()
    region.runSchedule('probe/tick')
    await eventually('it ticked', async () => (await probe('seen', { name: 'ticks' })).value === 1)
  })
})

describe('flows', () => {
  const ended = async (arn: string) => {
    let found: Record<string, unknown> = {}
    const journal = new DatabaseSync(join(dataDir, 'eu', 'journal.sqlite'), { readOnly: true })
    await eventually('the flow ends', async () => {
      found = journal.prepare('SELECT * FROM executions WHERE arn = ?').get(arn) as Record<string, unknown>
      return found.status !== 'RUNNING'
    })
    journal.close()
    return found
  }

  test('run step by step to their output', async () => {
    const { value } = await probe('start', { name: 'everest' })
    expect(await ended(String(value))).toMatchObject({
      status: 'SUCCEEDED',
      output: JSON.stringify({ height: 2, isUp: true }),
    })
    expect(await probe('seen', { name: 'everest first' })).toEqual({ value: 1 })
  })

  test('retry, catch and fail as they say', async () => {
    const high = await probe('start', { name: 'k2', height: '9' })
    const caught = await ended(String(high.value))
    expect(caught.status).toBe('SUCCEEDED')
    expect(JSON.parse(String(caught.output))).toMatchObject({ height: 9, caught: { Error: 'TooHigh' } })
    expect(await probe('seen', { name: 'k2 second' })).toEqual({ value: 2 })
    const low = await probe('start', { name: 'dune', height: '1' })
    expect(await ended(String(low.value))).toMatchObject({ status: 'FAILED', error: 'Fell', cause: 'not high enough' })
  })

  test('a name starts one execution only', async () => {
    const { value } = await probe('start', { name: 'once' })
    await ended(String(value))
    expect((await probe('start', { name: 'once' })).refused).toBe('ExecutionAlreadyExists')
    expect(await probe('seen', { name: 'once first' })).toEqual({ value: 1 })
  })
})

test('mail that a function sends can be read', async () => {
  expect((await probe('mail', { to: 'ann@example.com' })).refused).toBeUndefined()
  const store = await (await fetch(`http://127.0.0.1:${local.addresses.ports.mail}/store`)).json()
  expect(store.emails).toMatchObject([{ subject: 'hello', destination: { to: ['ann@example.com'] } }])
})
