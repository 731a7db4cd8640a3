import { expect, onTestFinished, test } from 'vitest'
import { takeLane } from '#functions/channels/inbound/take-lane'
import { transcribedNotes } from '#functions/conversations/voice-notes/store'
import { silentNote } from '#infra/local/stand-ins/channels/phone/voice/ogg-opus'
import { replaceWorld, world } from '#lib/world'
import { BOT } from '#test/channels/channel-world'
import { transcriptionStandIn } from '#test/support/providers/transcription-stand-in'
import { bytesOf, fileWorld, sends, type TelegramFile } from './file-world.ts'

const LANE = { account: BOT, lane: `${BOT}/5550001` } as const
/** Eight started seconds of nova-2, as the stand-in reports them. */
const PRICE = 573

const voice = { voice: { file_id: 'it', mime_type: 'audio/ogg', duration: 3 } }

const listening = async (files: Record<string, TelegramFile> = { it: bytesOf.ogg }) => {
  const transcriber = await transcriptionStandIn()
  onTestFinished(() => transcriber.stop())
  const it = await fileWorld(files, {
    providers: { deepgramApiKey: 'dg-stand-in', deepgramBaseUrl: transcriber.origin },
  })
  const charges = () =>
    it
      .rows('ledger-entry')
      .filter(({ reason }) => reason === 'voice-note')
      .map(({ from, milliCredits }) => (from === 'usage' ? -1 : 1) * Number(milliCredits))
      .reduce((sum, each) => sum + each, 0)
  return { ...it, transcriber, charges }
}

test.each([
  ['voice note', voice, bytesOf.ogg, 'audio/ogg'],
  ['recording', { audio: { file_id: 'it', mime_type: 'audio/mpeg', duration: 3 } }, bytesOf.mp3, 'audio/mpeg'],
])('a %s is transcribed, and its words are the message that is answered', async (_, content, bytes, type) => {
  const it = await listening({ it: bytes })
  await it.send(sends(content))
  await it.work()
  const [message] = await it.visitorMessages()
  expect(message).toMatchObject({
    text: 'When do you open?',
    transcriptionMilliCredits: PRICE,
    attachments: [{ type, seconds: 3, isTranscribed: true }],
  })
  expect(it.read).toEqual(['When do you open?'])
  expect(it.transcriber.requests).toMatchObject([{ file: { type, bytes: bytes.length } }])
  expect(it.charges()).toBe(PRICE)
  const [transcript = ''] = it.files.keys().filter((key) => key.endsWith('.txt'))
  expect(transcript).toMatch(/\.(ogg|mp3)\.txt$/)
  expect(it.files.text(transcript)).toBe('When do you open?')
})

test('a caption stands before the words of its recording', async () => {
  const it = await listening()
  await it.send(sends(voice, 'For tomorrow:'))
  await it.work()
  expect(await it.visitorMessages()).toMatchObject([{ text: 'For tomorrow:\nWhen do you open?' }])
})

test('a note that comes again, to several workers, is charged once', async () => {
  const it = await listening()
  const body = JSON.stringify({ update_id: 7, ...sends(voice) })
  await it.post(body)
  await it.post(body)
  await Promise.all([takeLane(LANE, it.ports), takeLane(LANE, it.ports)])
  await it.post(body)
  await it.work()
  expect(await it.visitorMessages()).toHaveLength(1)
  expect(it.charges()).toBe(PRICE)
})

test('a note whose worker died before its message was stored is charged once, and not transcribed again', async () => {
  const it = await listening()
  await it.send(sends(voice))
  const { database } = world()
  const restore = replaceWorld({
    database: async (command) => {
      const isStoring = command.constructor.name === 'TransactWriteCommand'
      if (isStoring && JSON.stringify(command.input).includes('"message-seen"')) throw new Error('the worker is killed')
      return database(command)
    },
  })
  await expect(takeLane(LANE, it.ports)).rejects.toThrow('the worker is killed')
  restore()
  expect(it.charges()).toBe(PRICE)
  await takeLane(LANE, it.ports)
  expect(await it.visitorMessages()).toMatchObject([
    { text: 'When do you open?', transcriptionMilliCredits: PRICE, attachments: [{ isTranscribed: true }] },
  ])
  expect(it.charges()).toBe(PRICE)
  expect(it.transcriber.requests).toHaveLength(1)
  expect(it.telegram.downloads()).toHaveLength(1)
})

test('the sound of a round film is transcribed', async () => {
  const it = await listening({ it: bytesOf.mp4 })
  it.transcriber.script({ kind: 'words', text: 'Look at this' })
  await it.send(sends({ video_note: { file_id: 'it', duration: 3, length: 240 } }))
  await it.work()
  expect(await it.visitorMessages()).toMatchObject([
    { text: 'Look at this', attachments: [{ name: 'video-note.mp4', type: 'video/mp4', isTranscribed: true }] },
  ])
})

test('another film is kept and not transcribed', async () => {
  const it = await listening({ it: bytesOf.mp4 })
  await it.send(sends({ video: { file_id: 'it', mime_type: 'video/mp4', duration: 3 } }))
  await it.work()
  expect(it.transcriber.requests).toEqual([])
  expect(it.charges()).toBe(0)
})

test('a note of more than two minutes is kept and not transcribed', async () => {
  const it = await listening()
  await it.send(sends({ voice: { file_id: 'it', duration: 121 } }))
  await it.work()
  expect(it.transcriber.requests).toEqual([])
  expect(await it.visitorMessages()).toMatchObject([{ text: '', attachments: [{ name: 'voice.ogg', seconds: 121 }] }])
})

test('without a transcriber the note is kept for the team and the agent asks for words', async () => {
  const without = await fileWorld({ it: bytesOf.ogg })
  await without.send(sends(voice))
  await without.work()
  expect(await without.visitorMessages()).toMatchObject([
    { text: '', attachments: [{ name: 'voice.ogg', seconds: 3 }] },
  ])
  expect(without.read).toEqual([expect.stringContaining('You cannot listen to it; the team can.')])
})

test('a note whose transcriber fails is kept, costs nothing and is answered', async () => {
  const it = await listening()
  it.transcriber.script({ kind: 'status', status: 400 })
  await it.send(sends(voice))
  await it.work()
  expect(await it.visitorMessages()).toMatchObject([{ text: '', attachments: [{ name: 'voice.ogg' }] }])
  expect(it.read).toEqual([expect.stringContaining('You cannot listen to it; the team can.')])
  expect(it.charges()).toBe(0)
  const [head] = it.conversations()
  const [file] = (await it.visitorMessages()).flatMap(({ attachments = [] }) => attachments)
  const key = { conversationId: head?.conversationId ?? '', attachmentId: file?.id ?? '' }
  expect(await transcribedNotes.get(key)).toBeUndefined()
})

test('the length of a note of which the provider says none is read from its bytes', async () => {
  const it = await fileWorld({ it: new Uint8Array(await silentNote(17).arrayBuffer()) })
  await it.send(sends({ voice: { file_id: 'it' } }))
  await it.work()
  expect(await it.visitorMessages()).toMatchObject([{ attachments: [{ seconds: 17 }] }])
})
