import { expect, test } from 'vitest'
import { takeLane } from '#functions/channels/inbound/take-lane'
import { keepFiles } from '#functions/conversations/inbound/files/keep-files'
import { offlineModel } from '#functions/models/offline/offline-model'
import { replaceFiles } from '#lib/files'
import { withinLimits } from '#lib/http/within-limits'
import type { MissingFile } from '#shared/conversations/attachments/missing-file'
import { offlineMessages } from '#shared/models/offline-messages'
import { BOT, says } from '#test/channels/channel-world'
import { bytesOf, fileWorld, latin1, sends, type TelegramFile } from './file-world.ts'

const LANE = { account: BOT, lane: `${BOT}/5550001` } as const
const MEGABYTE = 1024 * 1024
const gone = 'Bad Request: wrong file_id or the file is temporarily unavailable'

test.each<[string, TelegramFile | undefined, object, MissingFile]>([
  ['that Telegram does not have any more', { refusal: gone }, {}, 'gone'],
  ['whose download is not found', { status: 404 }, {}, 'gone'],
  ['that is too big for bots', { refusal: 'Bad Request: file is too big' }, {}, 'too-large'],
  ['that is said to be too large', bytesOf.pdf, { file_size: 21 * MEGABYTE }, 'too-large'],
  ['that turns out to be too large', new Uint8Array(20 * MEGABYTE + 1), {}, 'too-large'],
  ['that is a program called PDF', bytesOf.exe, {}, 'wrong-content'],
  ['that is a page called PDF', latin1('<html><script>alert(1)</script>'), {}, 'wrong-content'],
  [
    'of a type that is not kept',
    bytesOf.exe,
    { file_name: 'it.exe', mime_type: 'application/x-msdownload' },
    'not-accepted',
  ],
  ['that Telegram gives at another host', { redirect: 'https://files.example.com/it.pdf' }, {}, 'elsewhere'],
  ['that Telegram gives at a private address', { redirect: 'http://10.0.0.1/it.pdf' }, {}, 'elsewhere'],
])('a file %s is named in its message with the reason, and the message is answered', async (_, file, said, missing) => {
  const it = await fileWorld(file ? { it: file } : {})
  const document = { file_id: 'it', file_name: 'it.pdf', mime_type: 'application/pdf', ...said }
  await it.send(sends({ document }, 'Please see'))
  await it.work()
  const name = document.file_name
  expect(await it.visitorMessages()).toMatchObject([
    { text: 'Please see', attachments: [{ name, type: '', bytes: 0, missing }] },
  ])
  expect(it.read).toEqual([
    expect.stringMatching(/^Please see\n\[The visitor sent the file "it\..*nobody received it: .*\]$/),
  ])
  expect(it.files.keys()).toEqual([])
  expect(it.rows('waiting-inbound')).toEqual([])
})

test.each<[string, TelegramFile]>([
  ['fails', { status: 500 }],
  ['asks for patience', { status: 429 }],
  ['hangs up', 'hang up'],
])('while Telegram %s the message is tried again twice, and then says so', async (_, file) => {
  const files: Record<string, TelegramFile> = { it: file }
  const it = await fileWorld(files)
  await it.send(says('First of all'))
  await it.send(sends({ document: { file_id: 'it', file_name: 'it.pdf' } }))
  // those before it are answered at once
  await takeLane(LANE, it.ports)
  expect(await it.spoken()).toEqual(['visitor: First of all', 'agent: Seen.'])
  await it.sweep()
  expect(await it.spoken()).toHaveLength(2)
  it.clock.now += 60_000
  await it.sweep()
  expect(await it.visitorMessages()).toHaveLength(1)
  await it.sweep()
  expect(await it.visitorMessages()).toMatchObject([
    { text: 'First of all' },
    { attachments: [{ name: 'it.pdf', missing: 'unavailable' }] },
  ])
  expect(it.rows('waiting-inbound')).toEqual([])
})

test('a file that Telegram gives at the second try is kept', async () => {
  const files: Record<string, TelegramFile> = { it: { status: 502 } }
  const it = await fileWorld(files)
  await it.send(sends({ document: { file_id: 'it', file_name: 'it.pdf' } }))
  await takeLane(LANE, it.ports)
  expect(await it.visitorMessages()).toEqual([])
  files.it = bytesOf.pdf
  await takeLane(LANE, it.ports)
  expect(await it.visitorMessages()).toMatchObject([{ attachments: [{ name: 'it.pdf', bytes: bytesOf.pdf.length }] }])
})

test('a file that our own storage refuses costs the visitor no words', async () => {
  const it = await fileWorld({ it: bytesOf.pdf })
  replaceFiles({ ...it.files, put: () => Promise.reject(new Error('the bucket is down')) })
  await it.send(sends({ document: { file_id: 'it', file_name: 'it.pdf' } }, 'Please see'))
  for (const _ of [1, 2]) await expect(takeLane(LANE, it.ports)).rejects.toThrow('the bucket is down')
  await takeLane(LANE, it.ports)
  expect(await it.visitorMessages()).toMatchObject([
    { text: 'Please see', attachments: [{ name: 'it.pdf', missing: 'unavailable' }] },
  ])
})

test('a file that many workers ask for at once, and none gets, costs the visitor no words', async () => {
  const it = await fileWorld({ it: { status: 502 } })
  await it.send(sends({ document: { file_id: 'it', file_name: 'it.pdf' } }, 'Please see'))
  await Promise.all(Array.from({ length: 6 }, () => takeLane(LANE, it.ports)))
  expect(await it.visitorMessages()).toEqual([])
  await takeLane(LANE, it.ports)
  expect(await it.visitorMessages()).toMatchObject([
    { text: 'Please see', attachments: [{ name: 'it.pdf', missing: 'unavailable' }] },
  ])
})

test('while the bucket does not answer, a message waits for three tries and then goes without its file', async () => {
  const it = await fileWorld({ it: bytesOf.pdf })
  const failure = Object.assign(new Error('the bucket is down'), { name: 'TimeoutError' })
  replaceFiles({ ...it.files, put: () => Promise.reject(failure) })
  await it.send(sends({ document: { file_id: 'it', file_name: 'it.pdf' } }, 'Please see'))
  for (const _ of [1, 2]) await takeLane(LANE, it.ports)
  expect(await it.visitorMessages()).toEqual([])
  await takeLane(LANE, it.ports)
  expect(await it.visitorMessages()).toMatchObject([
    { text: 'Please see', attachments: [{ name: 'it.pdf', missing: 'unavailable' }] },
  ])
})

test('an agent that takes no files keeps none from channels either', async () => {
  const it = await fileWorld({ picture: bytesOf.png, note: bytesOf.ogg })
  it.agent.settings.ui = { ...it.agent.settings.ui, allowFileUpload: false, allowVoiceNotes: false }
  await it.send(sends({ photo: [{ file_id: 'picture' }] }))
  await it.send(sends({ voice: { file_id: 'note', duration: 3 } }))
  await it.work()
  expect(await it.visitorMessages()).toMatchObject([
    { attachments: [{ name: 'photo.jpg', missing: 'not-accepted' }] },
    { attachments: [{ name: 'voice.ogg', missing: 'not-accepted' }] },
  ])
  expect(it.files.keys()).toEqual([])
})

test('after a hundred files within the hour a visitor’s files are only named', async () => {
  const it = await fileWorld({ it: bytesOf.png })
  await it.send(says('Hello'))
  await it.work()
  const [head] = it.conversations()
  const scope = `keep#${head?.conversationId}`
  for (let count = 0; count < 99; count++) await withinLimits([{ scope, perWindow: 100, windowSeconds: 3600 }])
  for (const _ of [1, 2]) await it.send(sends({ photo: [{ file_id: 'it' }] }))
  await it.work()
  const files = (await it.visitorMessages()).flatMap(({ attachments = [] }) => attachments)
  expect(files.map(({ missing }) => missing)).toEqual([undefined, 'too-many'])
})

test('of a message with more than ten files the first ten are kept, and the others named and never fetched', async () => {
  const it = await fileWorld({})
  await it.send(says('Hello'))
  await it.work()
  const [head] = it.conversations()
  if (!head) throw new Error('no conversation')
  const fetched: number[] = []
  const files = Array.from({ length: 12 }, (_, at) => ({
    id: `01FILE${String(at).padStart(20, '0')}`,
    name: `${at}.pdf`,
    fetch: async () => {
      fetched.push(at)
      return { kind: 'fetched', bytes: bytesOf.pdf } as const
    },
  }))
  const { content } = await keepFiles(it.agent, head, { text: '', files, isLastTry: false })
  const tooMany = content.attachments.map(({ missing }) => missing === 'too-many')
  expect(tooMany).toEqual([...Array.from({ length: 10 }, () => false), true, true])
  expect(fetched).toEqual(Array.from({ length: 10 }, (_, at) => at))
  expect(it.files.keys().filter((key) => key.endsWith('.pdf'))).toHaveLength(10)
})

test('a name that misleads is told plainly', async () => {
  const it = await fileWorld({ it: bytesOf.pdf })
  await it.send(sends({ document: { file_id: 'it', file_name: '../../etc/\u202Efdp.exe.pdf' } }))
  await it.work()
  expect(await it.visitorMessages()).toMatchObject([{ attachments: [{ name: '.._.._etc_fdp.exe.pdf' }] }])
})

test('the offline model says that a file did not reach it, in the language of the visitor’s app', async () => {
  const it = await fileWorld({}, { model: offlineModel() })
  await it.send(sends({ document: { file_id: 'it', file_name: 'it.pdf' } }))
  await it.work()
  expect(await it.spoken()).toContainEqual(`agent: ${offlineMessages.de.missing}`)
})
