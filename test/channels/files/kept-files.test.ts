import { expect, test } from 'vitest'
import { takeLane } from '#functions/channels/inbound/take-lane'
import { heads, messages } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import { callProvider } from '#lib/fetch/call-provider'
import { replaceWorld, world } from '#lib/world'
import { BOT } from '#test/channels/channel-world'
import { bytesOf, fileWorld, latin1, sends } from './file-world.ts'

const LANE = { account: BOT, lane: `${BOT}/5550001` } as const
const MEGABYTE = 1024 * 1024

test.each([
  ['photo', { photo: [{ file_id: 'small' }, { file_id: 'it' }] }, bytesOf.jpg, 'photo.jpg', 'image/jpeg'],
  ['photo that is a PNG after all', { photo: [{ file_id: 'it' }] }, bytesOf.png, 'photo.png', 'image/png'],
  ['document', { document: { file_id: 'it', file_name: 'offer.pdf' } }, bytesOf.pdf, 'offer.pdf', 'application/pdf'],
  ['document without a name', { document: { file_id: 'it' } }, bytesOf.pdf, 'document.pdf', 'application/pdf'],
  ['video', { video: { file_id: 'it', mime_type: 'video/mp4' } }, bytesOf.mp4, 'video.mp4', 'video/mp4'],
  [
    'animation',
    { animation: { file_id: 'it' }, document: { file_id: 'it' } },
    bytesOf.mp4,
    'animation.mp4',
    'video/mp4',
  ],
  ['audio', { audio: { file_id: 'it', mime_type: 'audio/mpeg', duration: 9 } }, bytesOf.mp3, 'audio.mp3', 'audio/mpeg'],
  ['voice', { voice: { file_id: 'it', mime_type: 'audio/ogg', duration: 3 } }, bytesOf.ogg, 'voice.ogg', 'audio/ogg'],
])('a %s is kept as its bytes say, beside what websites’ visitors attach', async (_, content, bytes, name, type) => {
  const it = await fileWorld({ it: bytes })
  await it.send(sends(content))
  await it.work()
  const [message] = await it.visitorMessages()
  const [file] = message?.attachments ?? []
  expect(message).toMatchObject({ text: '', attachments: [{ name, type, bytes: bytes.length }] })
  expect(file?.id).toMatch(/^[0-9A-Z]{26}$/)
  const [head] = it.conversations()
  const ending = name.split('.').at(-1)
  const key = `attachments/kept/${it.agent.workspaceId}/${it.agent.agentId}/${head?.conversationId}/${file?.id}.${ending}`
  expect(Buffer.from((await it.files.get(key)) ?? '')).toEqual(Buffer.from(bytes))
  expect(it.files.servedAs(key)).toEqual([
    type,
    `${type.startsWith('image/') ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
  ])
  expect(it.rows('waiting-inbound')).toEqual([])
})

test('a caption is the message’s text, and the agent reads the beginning of a document', async () => {
  const it = await fileWorld({ it: latin1('Breakfast: 7 to 10.') })
  await it.send(sends({ document: { file_id: 'it', file_name: 'house rules.txt' } }, 'Is this right?'))
  await it.work()
  expect(await it.visitorMessages()).toMatchObject([
    { text: 'Is this right?', attachments: [{ name: 'house rules.txt' }] },
  ])
  expect(it.read).toEqual([
    expect.stringMatching(/^Is this right\?\n.*"house rules\.txt".*\n<visitor-file>\nBreakfast: 7 to 10\.\n/s),
  ])
})

test('the pictures of an album are answered as one', async () => {
  const it = await fileWorld({ a: bytesOf.jpg, b: bytesOf.png, c: bytesOf.jpg })
  for (const file_id of ['a', 'b', 'c']) await it.send(sends({ media_group_id: '9', photo: [{ file_id }] }))
  await it.work()
  const stored = await it.visitorMessages()
  expect(stored.map(({ attachments }) => attachments?.map(({ name }) => name))).toEqual([
    ['photo.jpg'],
    ['photo.png'],
    ['photo.jpg'],
  ])
  expect(it.read).toHaveLength(1)
})

test('in a group the agent reads who sent a file', async () => {
  const it = await fileWorld({ it: bytesOf.jpg })
  const reply = { from: { id: 7_000_000_001, is_bot: true, first_name: 'Casa' } }
  const update = sends({ photo: [{ file_id: 'it' }], reply_to_message: reply })
  await it.send({ message: { ...update.message, chat: { id: -100, type: 'supergroup', title: 'Guests' } } })
  await it.work()
  expect(await it.visitorMessages()).toMatchObject([{ text: 'Ann Lee:', attachments: [{ name: 'photo.jpg' }] }])
})

test('the largest size of a photo that bots may fetch is fetched', async () => {
  const it = await fileWorld({ small: bytesOf.jpg, large: bytesOf.jpg })
  const sizes = [
    { file_id: 'small', file_size: 19 * MEGABYTE },
    { file_id: 'large', file_size: 21 * MEGABYTE },
  ]
  await it.send(sends({ photo: sizes }))
  await it.work()
  expect(it.telegram.downloads()).toEqual(['/file/bot<token>/documents/small'])
})

test('an update that comes again, and several workers at once, keep one file and one message', async () => {
  const it = await fileWorld({ it: bytesOf.png })
  const body = JSON.stringify({ update_id: 7, ...sends({ photo: [{ file_id: 'it' }] }) })
  await it.post(body)
  await it.post(body)
  await Promise.all([takeLane(LANE, it.ports), takeLane(LANE, it.ports), takeLane(LANE, it.ports)])
  await it.post(body)
  await it.work()
  expect(await it.visitorMessages()).toHaveLength(1)
  expect(it.files.keys().filter((key) => key.endsWith('.png'))).toHaveLength(1)
  const downloads = it.telegram.downloads().length
  await takeLane(LANE, it.ports)
  expect(it.telegram.downloads()).toHaveLength(downloads)
})

test('what a worker that died had kept is found by the next one, which does not fetch it again', async () => {
  const it = await fileWorld({ it: bytesOf.pdf })
  await it.send(sends({ document: { file_id: 'it', file_name: 'offer.pdf' } }))
  const { database } = world()
  const restore = replaceWorld({
    database: async (command) => {
      if (
        JSON.stringify(command.input).includes('"message-seen"') &&
        command.constructor.name === 'TransactWriteCommand'
      )
        throw new Error('the worker is killed')
      return database(command)
    },
  })
  await expect(takeLane(LANE, it.ports)).rejects.toThrow('the worker is killed')
  restore()
  expect(it.files.keys().filter((key) => key.endsWith('.pdf'))).toHaveLength(1)
  expect(await it.visitorMessages()).toEqual([])
  await takeLane(LANE, it.ports)
  expect(await it.visitorMessages()).toMatchObject([
    { attachments: [{ name: 'offer.pdf', bytes: bytesOf.pdf.length }] },
  ])
  expect(it.telegram.downloads()).toHaveLength(1)
  expect(it.files.keys().filter((key) => key.endsWith('.pdf'))).toHaveLength(1)
})

test('a file for a conversation that is full is kept in the next one only', async () => {
  const it = await fileWorld({ it: bytesOf.png })
  it.agent.settings.security.spendGuards.turnsPerConversation = 1
  for (const _ of [1, 2]) {
    await it.send(sends({ photo: [{ file_id: 'it' }] }))
    await it.work()
    it.clock.now++
  }
  expect(it.telegram.downloads()).toHaveLength(2)
  expect(filesByConversation(it)).toEqual([1, 1])
})

test('a file whose conversation ended while it was fetched moves to the next one', async () => {
  let isEnded = false
  const it = await fileWorld(
    { it: bytesOf.png },
    {
      world: {
        call: async (request) => {
          const answer = await callProvider(request)
          const [head] = it.conversations()
          if (head && request.method === 'GET' && !isEnded) {
            isEnded = true
            it.clock.now++
            await attempt([heads.changing(head, { set: { state: 'ended_chat', silence: 'ended' } })])
          }
          return answer
        },
      },
    },
  )
  await it.send(sends({ photo: [{ file_id: 'it' }] }))
  await it.work()
  expect(isEnded).toBe(true)
  expect(it.conversations()).toHaveLength(2)
  expect(filesByConversation(it)).toEqual([0, 1])
  expect(await it.visitorMessages()).toMatchObject([{ attachments: [{ name: 'photo.png' }] }])
})

const filesByConversation = (it: Awaited<ReturnType<typeof fileWorld>>): readonly number[] =>
  it
    .conversations()
    .toSorted((one, other) => (one.conversationId < other.conversationId ? -1 : 1))
    .map(({ conversationId }) => it.files.keys().filter((key) => key.includes(`/${conversationId}/`)).length)

test('a caption that is edited after its answer leaves what the agent knows of the file', async () => {
  const it = await fileWorld({ it: latin1('Breakfast: 7 to 10.') })
  const sent = sends({ document: { file_id: 'it', file_name: 'rules.txt' } }, 'Is this rihgt?')
  await it.send(sent)
  await it.work()
  for (const caption of ['Is this riht?', 'Is this right?']) {
    await it.send({ edited_message: { ...sent.message, caption, edit_date: 1_800_000_060 } })
    await it.work()
  }
  const [message] = await it.visitorMessages()
  expect(message?.text).toBe('Is this rihgt?')
  expect(message?.note).toMatch(/Breakfast: 7 to 10\..*\nChanged later to: Is this right\?$/s)
  expect(message?.note).not.toContain('riht')
})

test('a caption that is edited before its answer leaves the words of its recording', async () => {
  const it = await fileWorld({ it: bytesOf.ogg })
  const sent = sends({ voice: { file_id: 'it', duration: 3 } }, 'For tomorow')
  await it.send(sent)
  await it.work()
  const [head] = it.conversations()
  const [stored] = await it.visitorMessages()
  if (!head || !stored) throw new Error('nothing stored')
  const { attachments = [] } = stored
  await attempt([
    messages.changing(stored, {
      set: {
        text: 'For tomorow\nA table for two',
        isForPerson: true,
        attachments: attachments.map((file) => ({ ...file, isTranscribed: true })),
      },
    }),
  ])
  await it.send({ edited_message: { ...sent.message, caption: 'For tomorrow', edit_date: 1_800_000_060 } })
  await it.work()
  expect(await it.visitorMessages()).toMatchObject([
    { text: 'For tomorow\nA table for two', note: expect.stringMatching(/Changed later to: For tomorrow$/) },
  ])
})
