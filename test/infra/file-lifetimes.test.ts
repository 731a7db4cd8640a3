import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { buildApp } from 'fauxqs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepObjects } from '#infra/local/region/sweep-objects'
import { s3Files } from '#lib/s3-files'

const HOUR = 3_600_000
const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
let app: ReturnType<typeof buildApp>
let endpoint: string
beforeAll(async () => {
  app = buildApp({ logger: false })
  endpoint = await app.listen({ host: '127.0.0.1', port: 0 })
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: endpoint,
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  })
  await new S3Client({}).send(new CreateBucketCommand({ Bucket: 'files' }))
})
afterAll(() => app.close())

test('files with a lifetime are deleted when it ends, in the local run too', async () => {
  const files = s3Files('files')
  const kept = ['attachments/kept/w/a/c/1.png', 'knowledge/a/1', 'media/1']
  const brief = 'attachments/brief/w/a/c/1.png'
  for (const key of [...kept, brief, 'uploads/attachments/w/a/c/1', 'crawls/w/1', 'onboarding/1'])
    await files.put(key, new Uint8Array([1]))
  const now = Date.now()
  const after = async (hours: number) => {
    await sweepObjects({ endpoint, name: 'files', credentials }, now + hours * HOUR)
    return (await files.list('')).filter((key) => !kept.includes(key))
  }
  expect(await after(20)).toHaveLength(4)
  expect(await after(40)).toEqual([brief, 'crawls/w/1'])
  expect(await after(60)).toEqual(['crawls/w/1'])
  expect(await after(91 * 24)).toEqual([])
  expect(await files.list('')).toEqual(kept)
})
