import { expect, test, vi } from 'vitest'
import { readDiscord } from '#functions/channels/discord/read'
import { refreshPicture } from '#functions/channels/inbound/pictures/refresh-picture'
import { attachmentPaths } from '#functions/conversations/attachments/attachment-paths'
import { deleteFiles } from '#functions/conversations/attachments/delete-files'
import { getVisitorPictures } from '#functions/conversations/history/get-visitor-pictures'
import { presentSummary } from '#functions/conversations/present-summary'
import { heads } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'
import type { CallResult, ProviderCall } from '#lib/fetch/provider-call'
import { replaceWorld, world } from '#lib/world'
import { BOT, channelWorld, says, TOKEN } from './channel-world.ts'
import { bytesOf } from './files/file-world.ts'

const DAY_MS = 24 * 3_600_000
/** A picture that is not there by then is not waited for. */
const PATIENCE_MS = 10_000
const answered = (body: Uint8Array | object, status = 200): CallResult => ({
  kind: 'answered',
  status,
  headers: {},
  body: body instanceof Uint8Array ? body : Buffer.from(JSON.stringify(body)),
})
const size = (file_id: string, width: number) => ({ file_id, file_unique_id: file_id, width, height: width })

/** A bot whose visitors have pictures, as `give` says. */
const picturedWorld = async () => {
  const asked: string[] = []
  /** As many bytes as were read at most, of each picture. */
  const most: number[] = []
  const it = {
    photos: [[size('small', 100), size('middle', 160), size('large', 640)]] as readonly object[],
    file: (): CallResult => answered(bytesOf.jpg),
    hangs: undefined as Promise<unknown> | undefined,
  }
  const world = await channelWorld({
    world: {
      call: async ({ url, body, maxBytes }: ProviderCall) => {
        const { host, pathname } = new URL(url)
        const path = pathname.replace(TOKEN, '…')
        if (host !== 'api.telegram.org' || /getUserProfilePhotos|getFile|^\/file\//.test(path)) asked.push(host + path)
        if (path.startsWith('/file/') || host !== 'api.telegram.org') most.push(maxBytes)
        if (path.endsWith('/getUserProfilePhotos')) {
          await it.hangs
          return answered({ ok: true, result: { total_count: it.photos.length, photos: it.photos } })
        }
        if (path.endsWith('/getFile')) {
          const { file_id } = JSON.parse(String(body)) as { file_id: string }
          return answered({ ok: true, result: { file_id, file_path: `photos/${file_id}.jpg` } })
        }
        return path.startsWith('/file/') || host !== 'api.telegram.org'
          ? it.file()
          : answered({ ok: false, error_code: 400, description: 'Bad Request' }, 400)
      },
    },
  })
  const { agentId, workspaceId } = world.agent
  const head = () => world.conversations()[0] ?? missing()
  return {
    ...world,
    it,
    asked,
    most,
    head,
    pictures: () => world.files.keys().filter((key) => key.includes('/picture.')),
    addresses: async (agent = agentId) =>
      (await getVisitorPictures({ agentId: agent, conversationIds: [head().conversationId] }, {} as never)).pictures,
    says: async (text = 'Hi') => {
      await world.send(says(text))
      await world.work()
    },
    folder: () => `attachments/kept/${workspaceId}/${agentId}/${head().conversationId}/`,
  }
}
const missing = (): never => {
  throw new Error('missing')
}

test('a visitor’s picture is fetched once, in the size that is shown, and kept beside the conversation’s files', async () => {
  const { says, asked, most, head, pictures, folder, files, addresses } = await picturedWorld()
  await says()
  await says('And one more thing')
  expect(asked).toEqual([
    'api.telegram.org/bot…/getUserProfilePhotos',
    'api.telegram.org/bot…/getFile',
    'api.telegram.org/file/bot…/photos/middle.jpg',
  ])
  expect(most).toEqual([512 * 1024])
  const key = `${folder()}picture.jpg`
  expect(pictures()).toEqual([key])
  expect(files.servedAs(key)).toEqual(['image/jpeg', "inline; filename*=UTF-8''visitor.jpg"])
  expect(presentSummary(head(), 'me').pictureAt).toBeGreaterThan(0)
  // members get an address of ours, and none of the provider's
  expect(await addresses()).toEqual([
    { conversationId: head().conversationId, url: `https://files.test/${key}?signed` },
  ])
  expect(await addresses('agent-of-another')).toEqual([])
})

test('it is asked for again after thirty days; one that was removed is forgotten, a new one takes its place', async () => {
  const { says, asked, it, clock, pictures, folder, head } = await picturedWorld()
  await says()
  clock.now += 29 * DAY_MS
  await says('still me')
  expect(asked).toHaveLength(3)
  clock.now += DAY_MS
  it.file = () => answered(bytesOf.png)
  await says('with another picture')
  expect(pictures()).toEqual([`${folder()}picture.png`])
  clock.now += 31 * DAY_MS
  await attempt([heads.changing(head(), { set: { lastAt: clock.now } }, { agentId: present })])
  it.photos = []
  await says('with none')
  expect(pictures().filter((key) => key.startsWith(folder()))).toEqual([])
})

test('what is no picture, is too large, or comes later keeps nobody from being answered', async () => {
  const cases: readonly CallResult[] = [
    answered(bytesOf.exe),
    answered(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    answered(Buffer.concat([bytesOf.jpg, Buffer.alloc(600 * 1024)])),
    { kind: 'failed', mayHaveArrived: true, reason: 'reset' },
  ]
  for (const result of cases) {
    const { says, it, pictures, head, spoken } = await picturedWorld()
    it.file = () => result
    await says()
    expect(pictures()).toEqual([])
    expect(head().picture).toBeUndefined()
    expect((await spoken()).length).toBeGreaterThan(1)
  }
})

test('no answer waits for a picture, and of a provider that hangs it is asked for again a day later', async () => {
  const { send, work, says: saysLater, it, clock, asked, head, pictures, spoken } = await picturedWorld()
  it.hangs = new Promise(() => undefined)
  let endPatience = () => undefined
  const { sleep } = world()
  const undo = replaceWorld({
    sleep: (ms, signal) =>
      ms === PATIENCE_MS
        ? new Promise<void>((resolve) => {
            endPatience = () => void resolve()
          })
        : sleep(ms, signal),
  })
  await send(says('/start'))
  await send(says('Are you open today?'))
  const working = work()
  // the greeting begins the conversation by itself, and what waits behind it is answered too
  await vi.waitFor(async () => {
    const [last, before] = (await spoken()).toReversed()
    expect(last).toMatch(/^agent: /)
    expect(before).toBe('visitor: Are you open today?')
  })
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  endPatience()
  await working
  undo()
  expect(head().picture).toBeUndefined()
  it.hangs = undefined
  await saysLater('Thank you')
  expect(asked).toHaveLength(1)
  clock.now += DAY_MS
  await saysLater('I am back')
  expect(pictures()).toHaveLength(1)
})

test('what was unavailable is asked for a day later', async () => {
  const { says, it, clock, pictures } = await picturedWorld()
  it.file = () => answered({}, 503)
  await says()
  it.file = () => answered(bytesOf.jpg)
  clock.now += DAY_MS
  await says('again')
  expect(pictures()).toHaveLength(1)
})

test('a conversation without history has no picture, and a group is never asked for one', async () => {
  const { says, asked, head, pictures } = await picturedWorld()
  await says()
  const { conversationId } = head()
  const opened = async () => ({ account: BOT, token: TOKEN }) as const
  const from = { id: '5550001' }
  await attempt([heads.changing({ conversationId }, { set: { pictureDueAt: 0 } }, { agentId: present })])
  await refreshPicture({ account: BOT }, conversationId, { from, isGroup: true }, opened)
  await attempt([heads.changing({ conversationId }, { set: { forgetAt: 2_000_000_000 } }, { agentId: present })])
  await refreshPicture({ account: BOT }, conversationId, { from }, opened)
  expect(asked).toHaveLength(3)
  expect(pictures()).toHaveLength(1)
})

test('erasing a conversation’s files erases the picture, and one that arrives after the erasure is not kept', async () => {
  const { says, it, pictures, head, agent, clock, conversations } = await picturedWorld()
  await says()
  const { workspaceId, agentId } = agent
  const { conversationId } = head()
  await deleteFiles(attachmentPaths.ofConversation({ workspaceId, agentId, conversationId }))
  expect(pictures()).toEqual([])
  clock.now += 31 * DAY_MS
  const opened = async () => ({ account: BOT, token: TOKEN }) as const
  const erased = heads.removing({ conversationId }, { agentId: present })
  it.file = () => answered(bytesOf.jpg)
  const erasing = async () => {
    await attempt([erased])
    return opened()
  }
  await refreshPicture({ account: BOT }, conversationId, { from: { id: '5550001' } }, erasing)
  expect(conversations()).toEqual([])
  expect(pictures()).toEqual([])
})

test('Discord’s avatar is fetched by its hash from Discord’s own host, and by nothing else', async () => {
  const { says, asked, most, head } = await picturedWorld()
  await says()
  const { conversationId } = head()
  const fetched = async (picture: string) => {
    asked.length = 0
    await attempt([heads.changing({ conversationId }, { set: { pictureDueAt: 0 } }, { agentId: present })])
    const account = 'discord:41771983423143937' as const
    const opened = async () => ({ account, token: 'x' })
    await refreshPicture({ account }, conversationId, { from: { id: '53908232506183680', picture } }, opened)
    return asked
  }
  expect(await fetched('a_d5efa99b3eeaa7dd43acca82f5692432')).toEqual([
    'cdn.discordapp.com/avatars/53908232506183680/a_d5efa99b3eeaa7dd43acca82f5692432.png',
  ])
  expect(most.at(-1)).toBe(512 * 1024)
  expect(await fetched('../../evil')).toEqual([])
  const user = { id: '53908232506183680', username: 'mason', avatar: 'a_d5efa99b3eeaa7dd43acca82f5692432' }
  const data = { name: 'ask', options: [{ name: 'question', value: 'Hi' }] }
  const interaction = {
    id: '846462639134605312',
    application_id: '1',
    type: 2,
    token: 't',
    channel_id: '2',
    user,
    data,
  }
  expect(readDiscord(interaction, { account: 'discord:2', groups: 'never', arrivedAt: 1 })).toMatchObject({
    from: { picture: 'a_d5efa99b3eeaa7dd43acca82f5692432' },
  })
})

test.each([
  ['https://platform-lookaside.fbsbx.com/platform/profilepic/?psid=77', 1],
  ['https://elsewhere.example/profile.jpg', 0],
  [undefined, 0],
])('Messenger’s picture is taken from Meta’s own hosts only: %s', async (profile_pic, taken) => {
  const { says, it, asked, most, head } = await picturedWorld()
  it.photos = []
  await says()
  asked.length = 0
  const { conversationId } = head()
  await attempt([heads.changing({ conversationId }, { set: { pictureDueAt: 0 } }, { agentId: present })])
  it.file = () => (asked.length === 1 ? answered({ profile_pic, id: '77' }) : answered(bytesOf.jpg))
  const account = 'messenger:2001' as const
  await refreshPicture({ account }, conversationId, { from: { id: '77' } }, async () => ({ account, token: 'page' }))
  expect(asked).toHaveLength(1 + taken)
  expect(asked.slice(1)).toEqual(Array(taken).fill('platform-lookaside.fbsbx.com/platform/profilepic/'))
  // of what Meta says of the person, and then of the picture
  expect(most.slice(1)).toEqual(Array(taken).fill(512 * 1024))
  expect(head().picture?.ending).toBe(taken === 1 ? 'jpg' : undefined)
})
