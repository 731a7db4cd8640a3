import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startObjects } from '#infra/local/components/start-objects'
import { freePortBase } from '#test/support/local/free-port-base'

let folder: string
let port: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-objects-'))
  port = await freePortBase(1)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the index of a large manual comes back whole, after a restart too', async () => {
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'eu-central-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
  })
  const Body = new Uint8Array(40 * 1024 * 1024).map((_, at) => at % 251)
  const where = { Bucket: 'files', Key: 'knowledge/agent/index' }
  const objects = await startObjects(port, folder, ['files'])
  await client.send(new PutObjectCommand({ ...where, Body }))
  await objects.stop()
  const again = await startObjects(port, folder, ['files'])
  try {
    const { Body: stored } = await client.send(new GetObjectCommand(where))
    const bytes = (await stored?.transformToByteArray()) ?? new Uint8Array()
    expect(Buffer.compare(bytes, Body)).toBe(0)
  } finally {
    await again.stop()
    client.destroy()
  }
})
