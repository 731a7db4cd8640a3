import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { buildApp } from 'fauxqs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Files } from '#lib/files.port'
import { s3Files } from '#lib/s3-files'

let app: ReturnType<typeof buildApp>
let files: Files
const asked: string[] = []
const utf8 = (text: string) => new TextEncoder().encode(text)

beforeAll(async () => {
  app = buildApp({ logger: false })
  app.addHook('onRequest', async ({ method, url }: { method: string; url: string }) => {
    asked.push(`${method} ${url}`)
  })
  const endpoint = await app.listen({ host: '127.0.0.1', port: 0 })
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: endpoint,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  })
  await new S3Client({}).send(new CreateBucketCommand({ Bucket: 'files' }))
  files = s3Files('files')
})
afterAll(() => app.close())

test('a file is read as it was written', async () => {
  const bytes = Uint8Array.from({ length: 300_000 }, (_, at) => at % 251)
  await files.put('knowledge/a/one', bytes)
  expect(Buffer.compare((await files.get('knowledge/a/one')) ?? utf8(''), bytes)).toBe(0)
})

test('a part of a file is read without the rest', async () => {
  await files.put(
    'knowledge/a/part',
    Uint8Array.from({ length: 100 }, (_, at) => at),
  )
  expect([...((await files.getRange('knowledge/a/part', 10, 13)) ?? [])]).toEqual([10, 11, 12])
  expect([...((await files.getRange('knowledge/a/part', 13, 13)) ?? [1])]).toEqual([])
  expect(await files.getRange('knowledge/a/none', 0, 3)).toBeUndefined()
})

test('a missing file is undefined, and removing it is no error', async () => {
  expect(await files.get('knowledge/a/none')).toBeUndefined()
  await files.remove(['knowledge/a/none'])
})

test('the size of a file is known without reading it; a file whose key begins alike is another', async () => {
  await files.put('sizes/one.webm.txt', utf8('a transcript'))
  expect(await files.size('sizes/one.webm')).toBeUndefined()
  await files.put('sizes/one.webm', utf8('sound'))
  expect(await files.size('sizes/one.webm')).toBe(5)
})

const name = (at: number) => `under/${String(at).padStart(4, '0')}`
const names = Array.from({ length: 1005 }, (_, at) => name(at))

test('a thousand files are removed in one request, listed or not', async () => {
  await files.put(name(0), utf8('x'))
  await files.put('other/1', utf8('x'))
  asked.length = 0
  await files.remove(names)
  expect(asked.filter((call) => !call.startsWith('POST'))).toEqual([])
  expect(asked).toHaveLength(2)
  expect(await files.list('under/')).toEqual([])
  expect(await files.list('other/')).toEqual(['other/1'])
})

test('all files of a prefix are listed and removed page by page, and no others', async () => {
  for (const each of names) await files.put(each, utf8('x'))
  await files.put('under-it/1', utf8('x'))
  expect(await files.list('under/')).toEqual(names)
  asked.length = 0
  await files.clear('under/')
  expect(asked.map((call) => call.split(' ')[0])).toEqual(['GET', 'POST', 'GET', 'POST'])
  expect(await files.list('under')).toEqual(['under-it/1'])
  await files.clear('under/')
})

test('an upload URL is signed for its key, type, length and lifetime', async () => {
  const { url, headers } = await files.uploadAddress('uploads/knowledge/a/1', {
    bytes: 5,
    contentType: 'application/pdf',
    seconds: 900,
  })
  const { pathname, searchParams } = new URL(url)
  expect(pathname).toMatch(/\/uploads\/knowledge\/a\/1$/)
  expect(searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host')
  expect(searchParams.get('X-Amz-Expires')).toBe('900')
  expect(headers).toEqual({ 'content-type': 'application/pdf' })
  expect((await fetch(url, { method: 'PUT', headers, body: '%PDF-' })).status).toBe(200)
  expect(new TextDecoder().decode(await files.get('uploads/knowledge/a/1'))).toBe('%PDF-')
})
