import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handler as deletePortrait } from '#functions/files/delete-portrait'
import { formerPortraits } from '#functions/workspaces/former-portraits'
import { startRegion, type TestRegion } from '#test/support/region'

const UPLOAD = 'POST /v2/workspaces/{workspaceId}/pictures/uploads'
const KEEP = 'POST /v2/workspaces/{workspaceId}/pictures'
const SAVE = 'POST /v2/workspaces/{workspaceId}'
const png = new Uint8Array(await readFile('docs/pictures/widget.png'))

let region: TestRegion
let uid = ''
let token = ''

beforeAll(async () => {
  process.env.PUBLIC_URL = 'https://app.example'
  region = await startRegion()
  const person = await region.newPerson()
  token = person.token
  uid = person.uid
})
afterAll(async () => {
  delete process.env.PUBLIC_URL
  await region.stop()
})

const kept = () => region.files.keys().filter((key) => key.startsWith('media/'))
const keyOf = (url: string) => `media/${url.split('/').at(-1)}`

/** As a browser does: asks for an address, sends the bytes there, and has them kept. */
const upload = async (workspaceId = uid, as = token, bytes = png) => {
  const { body } = await region.invoke(UPLOAD, { workspaceId, bytes: bytes.length }, { token: as })
  await region.files.put(new URL(body.url).pathname.slice(1), bytes)
  return {
    uploadId: body.uploadId,
    answer: await region.invoke(KEEP, { workspaceId, uploadId: body.uploadId }, { token: as }),
  }
}

const tell = (data: { readonly workspaceId: string; readonly url: string }) =>
  deletePortrait(
    {
      'detail-type': 'workspaces.portrait-replaced',
      detail: { id: 'e1', type: 'workspaces.portrait-replaced', at: 0, region: 'eu', data },
    } as never,
    {} as never,
  )

const replaced = () =>
  region
    .events()
    .filter(({ type }) => type === 'workspaces.portrait-replaced')
    .map(({ data }) => data)

describe('a picture of a workspace and of its owner', () => {
  test('is uploaded, shown, and deleted once another takes its place', async () => {
    const first = await upload()
    const { url } = first.answer.body
    expect(url).toMatch(/^https:\/\/app\.example\/media\/eu\/[\w-]+\.png$/)
    expect(url).not.toContain(uid)
    expect((await region.invoke(KEEP, { workspaceId: uid, uploadId: first.uploadId }, { token })).body.url).toBe(url)
    await region.invoke(SAVE, { workspaceId: uid, workspacePhotoURL: url }, { token })
    const { body } = await region.invoke('POST /v2/me', {}, { token })
    expect(body.workspaces[0].workspacePhotoURL).toBe(url)
    const second = (await upload()).answer.body.url
    // the same bytes again are another file: one that is being deleted is never one that has just been kept
    expect(second).not.toBe(url)
    await region.invoke(SAVE, { workspaceId: uid, workspacePhotoURL: second }, { token })
    expect(replaced()).toEqual([{ workspaceId: uid, url }])
    await tell({ workspaceId: uid, url })
    await tell({ workspaceId: uid, url })
    expect(kept()).toEqual([keyOf(second)])
  })

  test('goes when a person takes theirs out', async () => {
    const mine = (await upload()).answer.body.url
    const save = (photoURL: string) =>
      region.invoke('POST /v2/me/profile', { displayName: 'Mira', photoURL }, { token })
    await save(mine)
    await save('')
    expect(replaced().at(-1)).toEqual({ workspaceId: uid, url: mine })
  })

  test('is none if its bytes are none, whatever it is called', async () => {
    const before = kept()
    const { answer } = await upload(uid, token, new TextEncoder().encode('<svg onload="alert(1)"/>'))
    expect(answer).toMatchObject({ status: 422, body: { message: 'Only png, jpg, jpeg, gif, webp Files' } })
    expect(kept()).toEqual(before)
  })
})

test('nobody has another workspace’s picture deleted by showing it for a moment', async () => {
  const other = await region.newPerson()
  const theirs = (await upload(other.uid, other.token)).answer.body.url
  await tell({ workspaceId: uid, url: theirs })
  for (const url of ['https://elsewhere.example/media/eu/a.png', `${theirs}/../../secret`, 'no address', ''])
    await tell({ workspaceId: uid, url })
  expect(kept()).toContain(keyOf(theirs))
})

test('a stranger uploads nothing into a workspace, and takes nothing that lies there', async () => {
  const stranger = await region.newPerson()
  const { uploadId } = await upload()
  expect((await region.invoke(UPLOAD, { workspaceId: uid, bytes: 10 }, { token: stranger.token })).status).toBe(404)
  expect((await region.invoke(UPLOAD, { workspaceId: uid, bytes: 10 })).status).toBe(401)
  const taken = await region.invoke(KEEP, { workspaceId: stranger.uid, uploadId }, { token: stranger.token })
  expect(taken.status).toBe(409)
})

describe('what a record no longer shows', () => {
  const before = { photoURL: 'a', workspacePhotoURL: 'b' }
  test.each([
    [before, {}, []],
    [before, { photoURL: 'a', workspacePhotoURL: 'b' }, []],
    [before, { photoURL: '' }, ['a']],
    [before, { workspacePhotoURL: 'c' }, ['b']],
    [before, { photoURL: 'b', workspacePhotoURL: 'a' }, []],
    [{ photoURL: 'a', workspacePhotoURL: 'a' }, { photoURL: '' }, []],
    [{ photoURL: '', workspacePhotoURL: '' }, { photoURL: 'a' }, []],
  ])('%j changed by %j is %j', (was, set, gone) => expect(formerPortraits(was, set)).toEqual(gone))
})
