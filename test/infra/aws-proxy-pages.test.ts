import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildApp } from 'fauxqs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAwsProxy } from '#infra/local/region/aws-proxy/start-aws-proxy'
import { s3Files } from '#lib/s3-files'

const origin = 'https://a-page.example'
const credentials = { accessKeyId: 'LOCALABC', secretAccessKey: 'known-to-the-function' }
const asked: string[] = []
let app: ReturnType<typeof buildApp>
let proxy: Server
let address: string

beforeAll(async () => {
  app = buildApp({ logger: false })
  const objects = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  await fetch(new URL('/files', objects), { method: 'PUT' })
  proxy = startAwsProxy({
    callers: [
      {
        name: 'conversations/api',
        credentials,
        grants: { table: { read: ['AGT#'] }, readFiles: ['a/'], writeFiles: ['a/'] },
      },
    ],
    operator: { accessKeyId: 'OPERATOR', secretAccessKey: 'known-to-people' },
    resources: {
      table: 'main',
      directory: 'd',
      bucket: 'files',
      bus: 'b',
      secrets: { tokens: 't', providers: 'p', apps: 'a' },
      key: 'alias/parley-eu-key',
      userPools: [],
      queues: 'parley-eu-',
      flowArn: (name) => name,
    },
    behind: { s3: { host: objects.hostname, port: Number(objects.port) } },
    services: {
      dynamodb: async ({ operation }) => {
        asked.push(operation)
        return { status: 200, body: { Item: { secret: 1 } } }
      },
    },
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: address,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  })
})
afterAll(async () => {
  proxy.closeAllConnections()
  proxy.close()
  await app.close()
})

const authorization = (service: string) =>
  `AWS4-HMAC-SHA256 Credential=LOCALABC/20260101/eu-central-1/${service}/aws4_request, SignedHeaders=host, Signature=00`
const preflight = (method: string, headers: string) =>
  fetch(`${address}/files/a/1`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': headers },
  })

test('no page speaks to the database in a function’s name', async () => {
  const call = (headers: Record<string, string>) =>
    fetch(address, {
      method: 'POST',
      headers: {
        authorization: authorization('dynamodb'),
        'x-amz-target': 'DynamoDB_20120810.GetItem',
        ...headers,
      },
      body: JSON.stringify({ TableName: 'main', Key: { pk: { S: 'AGT#a' }, sk: { S: 'META' } } }),
    })
  for (const page of [origin, 'null', address]) {
    const answer = await call({ origin: page })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null])
  }
  expect(asked).toEqual([])
  expect((await call({})).status).toBe(200)
  expect(asked).toEqual(['GetItem'])
})

test('nor reads or writes a file with an unchecked header signature', async () => {
  await s3Files('files').put('a/1', new Uint8Array([1]))
  for (const method of ['GET', 'PUT', 'DELETE', 'HEAD']) {
    const answer = await fetch(`${address}/files/a/1`, {
      method,
      headers: { origin, authorization: authorization('s3') },
    })
    expect([method, answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([method, 403, null])
  }
})

test('a page’s preflight allows an upload, and nothing else', async () => {
  const may = await preflight('PUT', 'content-type')
  expect(may.status).toBe(200)
  expect(may.headers.get('access-control-allow-methods')).toBe('PUT')
  expect(may.headers.get('access-control-allow-headers')).toBe('content-type')
  for (const [method, headers] of [
    ['POST', 'authorization,x-amz-target'],
    ['PUT', 'authorization'],
    ['PUT', 'content-type, x-amz-copy-source'],
    ['GET', ''],
    ['DELETE', ''],
  ] as const) {
    const question = await preflight(method, headers)
    expect([question.status, question.headers.get('access-control-allow-origin')]).toEqual([403, null])
  }
})

test('a page can upload to a signed address, and show a file from one that its scripts cannot read', async () => {
  const files = s3Files('files')
  const { url, headers } = await files.uploadAddress('a/2', { bytes: 5, contentType: 'text/plain', seconds: 60 })
  const put = await fetch(url, { method: 'PUT', headers: { ...headers, origin }, body: 'hello' })
  expect([put.status, put.headers.get('access-control-allow-origin')]).toEqual([200, origin])
  const get = await fetch(await files.downloadAddress('a/2', 60), { headers: { origin } })
  expect([get.status, get.headers.get('access-control-allow-origin'), await get.text()]).toEqual([200, null, 'hello'])
  const elsewhere = await fetch(url.replace('a/2', 'a/3'), {
    method: 'PUT',
    headers: { ...headers, origin },
    body: 'hello',
  })
  expect(elsewhere.status).toBe(403)
  // the way in for functions, a call for many files included
  await files.clear('a/')
  expect(await files.list('a/')).toEqual([])
})
