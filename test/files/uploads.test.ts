import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_PICTURE_BYTES } from '#shared/files/pictures'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

const UPLOAD = 'POST /v2/agents/{agentId}/pictures/uploads'
const KEEP = 'POST /v2/agents/{agentId}/pictures'
const png = new Uint8Array(await readFile('docs/pictures/widget.png'))
const text = (content: string) => new TextEncoder().encode(content)

let region: TestRegion
let token = ''
const agentId = 'picture-agent-01'

beforeAll(async () => {
  process.env.PUBLIC_URL = 'https://app.example'
  region = await startRegion()
  token = (await region.newPerson()).token
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Pictured' }, { token })
})
afterAll(async () => {
  delete process.env.PUBLIC_URL
  await region.stop()
})

/** As a browser does: requests a URL, uploads the bytes, and accepts the upload. */
const upload = async (bytes: Uint8Array) => {
  const { body } = await region.invoke(UPLOAD, { agentId, bytes: bytes.length }, { token })
  await region.files.put(new URL(body.url).pathname.slice(1), bytes)
  return { uploadId: body.uploadId, answer: await region.invoke(KEEP, { agentId, uploadId: body.uploadId }, { token }) }
}

describe('a picture that the owner uploads', () => {
  test('is stored under a URL of ours that the agent accepts and visitors load', async () => {
    const { answer, uploadId } = await upload(png)
    expect(answer.status).toBe(200)
    const { url } = answer.body
    expect(url).toMatch(/^https:\/\/app\.example\/media\/eu\/[\w-]{32}\.png$/)
    expect(await region.files.get(`media/${url.split('/').at(-1)}`)).toEqual(png)
    const saved = await region.invoke('POST /v2/agents/{agentId}', { agentId, roundedImageURL: url }, { token })
    expect(saved.status).toBe(200)
    await region.invoke('POST /v2/agents/{agentId}/publish', { agentId }, { token })
    const { body } = await region.invoke('GET /public/agents/{agentId}', { agentId })
    expect(body.data.roundedImageURL).toBe(url)
    const again = await region.invoke(KEEP, { agentId, uploadId }, { token })
    expect(again.body.url).toBe(url)
  })

  test.each([
    ['a JPEG', [0xff, 0xd8, 0xff, 0xe0], 'jpg'],
    ['a GIF', [...text('GIF89a')], 'gif'],
    ['a WebP', [...text('RIFF'), 4, 0, 0, 0, ...text('WEBP')], 'webp'],
  ])('%s is recognised by its bytes, not its name', async (_, magic, ending) => {
    const { answer } = await upload(new Uint8Array([...magic, ...new Uint8Array(40)]))
    expect(answer.body.url).toMatch(new RegExp(`\\.${ending}$`))
  })

  test.each([
    ['a drawing, which may hold a script', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a page behind a picture’s second half', `<!--${'\x89PNG'}--><script>alert(1)</script>`],
    ['a document', '%PDF-1.7'],
  ])('%s is not a picture, whatever its name', async (_, content) => {
    const before = region.files.keys().filter((key) => key.startsWith('media/'))
    const { answer } = await upload(text(content))
    expect(answer).toMatchObject({ status: 422, body: { message: 'Only png, jpg, jpeg, gif, webp Files' } })
    expect(region.files.keys().filter((key) => key.startsWith('media/'))).toEqual(before)
  })
})

test('an upload larger than declared is refused', async () => {
  const { body } = await region.invoke(UPLOAD, { agentId, bytes: 10 }, { token })
  const large = new Uint8Array(MAX_PICTURE_BYTES + 1)
  large.set(png.subarray(0, 100))
  await region.files.put(new URL(body.url).pathname.slice(1), large)
  expect(await region.invoke(KEEP, { agentId, uploadId: body.uploadId }, { token })).toMatchObject({
    status: 422,
    body: { message: 'Max size: 5 MBs' },
  })
})

test.each([0, -1, 1.5, MAX_PICTURE_BYTES + 1])('an upload of %d bytes is refused at once', async (bytes) => {
  expect((await region.invoke(UPLOAD, { agentId, bytes }, { token })).status).toBe(422)
})

test('a missing upload cannot be accepted, nor can another agent’s', async () => {
  const { uploadId } = await upload(png)
  const other = 'picture-agent-02'
  await region.invoke('POST /v2/agents/{agentId}', { agentId: other, title: 'Other' }, { token })
  expect((await region.invoke(KEEP, { agentId: other, uploadId }, { token })).status).toBe(409)
  expect((await region.invoke(KEEP, { agentId, uploadId: '../../knowledge/secret' }, { token })).status).toBe(422)
})

test('a user without access cannot upload to an agent', async () => {
  const otherToken = (await region.newPerson()).token
  expect((await region.invoke(UPLOAD, { agentId, bytes: 10 }, { token: otherToken })).status).toBe(404)
  expect((await region.invoke(UPLOAD, { agentId, bytes: 10 })).status).toBe(401)
})
