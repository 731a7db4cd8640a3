import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PortraitReplaced } from '#events/workspaces/events'
import { handler as deletePortrait } from '#functions/files/portraits/delete-portrait'
import { replacedPortraits } from '#functions/workspaces/profile/replaced-portraits'
import { fileLifetimes } from '#infra/file-lifetimes'
import { fileMessages } from '#shared/files/messages'
import { deliver } from '#test/support/handlers/deliver'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

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

const kept = () => region.files.keys().filter((key) => key.startsWith('media/') && !key.startsWith('media/unsaved/'))
const keyOf = (url: string) => `media/${url.split('/').at(-1)}`

/** As a browser does: requests a URL, uploads the bytes, and accepts the upload. */
const upload = async (workspaceId = uid, as = token, bytes = png) => {
  const { body } = await region.invoke(UPLOAD, { workspaceId, bytes: bytes.length }, { token: as })
  await region.files.put(new URL(body.url).pathname.slice(1), bytes)
  return {
    uploadId: body.uploadId,
    answer: await region.invoke(KEEP, { workspaceId, uploadId: body.uploadId }, { token: as }),
  }
}

/** Returns the URL that the workspace shows then. */
const save = async (workspacePhotoURL: string): Promise<string> =>
  (await region.invoke(SAVE, { workspaceId: uid, workspacePhotoURL }, { token })).body.data.workspacePhotoURL

const deliverReplaced = (data: { readonly workspaceId: string; readonly url: string }) =>
  deliver(deletePortrait, PortraitReplaced(data))

const replaced = () =>
  region
    .events()
    .filter(({ type }) => type === 'workspaces.portrait-replaced')
    .map(({ data }) => data)

describe('a picture of a workspace and of its owner', () => {
  test('is uploaded, shown, and deleted once another replaces it', async () => {
    const first = await upload()
    const shown = first.answer.body.url
    expect(shown).toMatch(/^https:\/\/app\.example\/media\/eu\/unsaved\/[\w-]+\.png$/)
    expect(shown).not.toContain(uid)
    expect((await region.invoke(KEEP, { workspaceId: uid, uploadId: first.uploadId }, { token })).body.url).toBe(shown)
    const url = await save(shown)
    expect(url).toBe(shown.replace('/unsaved/', '/'))
    const { body } = await region.invoke('POST /v2/me', {}, { token })
    expect(body.workspaces[0].workspacePhotoURL).toBe(url)
    // the form again, as it was and as it is now
    expect([await save(shown), await save(url)]).toEqual([url, url])
    expect(replaced()).toEqual([])
    const second = await save((await upload()).answer.body.url)
    // the same bytes again are another file: a file that is being deleted is never one that was just stored
    expect(second).not.toBe(url)
    expect(replaced()).toEqual([{ workspaceId: uid, url }])
    await deliverReplaced({ workspaceId: uid, url })
    await deliverReplaced({ workspaceId: uid, url })
    expect(kept()).toEqual([keyOf(second)])
  })

  test('is deleted when the user removes it', async () => {
    const mine = (await upload()).answer.body.url
    const saveMine = (photoURL: string) =>
      region.invoke('POST /v2/me/profile', { displayName: 'Mira', photoURL }, { token })
    await saveMine(mine)
    const url = mine.replace('/unsaved/', '/')
    expect((await region.invoke('POST /v2/me', {}, { token })).body.workspace.photoURL).toBe(url)
    expect(kept()).toContain(keyOf(url))
    await saveMine('')
    expect(replaced().at(-1)).toEqual({ workspaceId: uid, url })
  })

  test('expires unless it is saved; saved too late it must be uploaded again', async () => {
    const before = kept()
    const { url } = (await upload()).answer.body
    const key = new URL(url).pathname.replace('/media/eu/', 'media/')
    expect(Object.keys(fileLifetimes).some((prefix) => key.startsWith(prefix))).toBe(true)
    expect(await region.files.get(key)).toEqual(png)
    await region.files.remove([key])
    const late = await region.invoke(SAVE, { workspaceId: uid, workspacePhotoURL: url }, { token })
    expect(late).toMatchObject({ status: 409, body: { message: fileMessages.noUpload } })
    expect(kept()).toEqual(before)
  })

  test.each([
    'https://elsewhere.example/logo.png',
    'https://elsewhere.example/unsaved/logo.png',
    'https://app.example/media/eu/unsaved/nobodys-0123.png',
  ])('%s is not an upload of theirs and is saved unchanged', async (url) => expect(await save(url)).toBe(url))

  test('is refused if its bytes are not a picture, whatever its name', async () => {
    const before = kept()
    const { answer } = await upload(uid, token, new TextEncoder().encode('<svg onload="alert(1)"/>'))
    expect(answer).toMatchObject({ status: 422, body: { message: 'Only png, jpg, jpeg, gif, webp Files' } })
    expect(kept()).toEqual(before)
  })
})

test('showing another workspace’s picture and replacing it does not delete it', async () => {
  const other = await region.newPerson()
  const shown = (await upload(other.uid, other.token)).answer.body.url
  // an upload for another workspace's form is not accepted either
  expect(await save(shown)).toBe(shown)
  const saved = await region.invoke(SAVE, { workspaceId: other.uid, workspacePhotoURL: shown }, { token: other.token })
  const theirs = saved.body.data.workspacePhotoURL
  await deliverReplaced({ workspaceId: uid, url: theirs })
  for (const url of ['https://elsewhere.example/media/eu/a.png', `${theirs}/../../secret`, 'no address', ''])
    await deliverReplaced({ workspaceId: uid, url })
  expect(kept()).toContain(keyOf(theirs))
})

test('a user without access cannot upload to a workspace or accept its uploads', async () => {
  const otherUser = await region.newPerson()
  const { uploadId } = await upload()
  expect((await region.invoke(UPLOAD, { workspaceId: uid, bytes: 10 }, { token: otherUser.token })).status).toBe(404)
  expect((await region.invoke(UPLOAD, { workspaceId: uid, bytes: 10 })).status).toBe(401)
  const taken = await region.invoke(KEEP, { workspaceId: otherUser.uid, uploadId }, { token: otherUser.token })
  expect(taken.status).toBe(409)
})

describe('pictures that a record no longer shows', () => {
  const before = { photoURL: 'a', workspacePhotoURL: 'b' }
  test.each([
    [before, {}, []],
    [before, { photoURL: 'a', workspacePhotoURL: 'b' }, []],
    [before, { photoURL: '' }, ['a']],
    [before, { workspacePhotoURL: 'c' }, ['b']],
    [before, { photoURL: 'b', workspacePhotoURL: 'a' }, []],
    [{ photoURL: 'a', workspacePhotoURL: 'a' }, { photoURL: '' }, []],
    [{ photoURL: '', workspacePhotoURL: '' }, { photoURL: 'a' }, []],
  ])('%j changed by %j is %j', (was, set, gone) => expect(replacedPortraits(was, set)).toEqual(gone))
})
