import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { replaceSecrets } from '#lib/secrets'
import { connectProviders } from '#test/support/handlers/connect-providers'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { transcriptionStandIn } from '#test/support/providers/transcription-stand-in'
import { recordedVoice } from '#test/support/samples/recorded-voice'

const OF_VISITOR = '/v2/public/agents/{agentId}/conversations/{conversationId}'
const SEND = `POST ${OF_VISITOR}/messages` as const
const CANNOT_LISTEN = 'I can’t listen to voice notes; our team can. Please write to me what you would like to know.'
const platform = { tokenKeys: ['0123456789abcdef0123456789abcdef'], originSecret: 'the-edge-of-these-tests' }

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let provider: Awaited<ReturnType<typeof transcriptionStandIn>>
let serial = 0
beforeAll(async () => {
  region = await startRegion()
  owner = await region.newPerson()
  await connectProviders({ deepgramApiKey: 'dg-stand-in' })
  replaceSecrets(platform)
})
afterAll(() => region.stop())
beforeEach(async () => {
  provider = await transcriptionStandIn()
})
afterEach(async () => {
  replaceSecrets(platform)
  await provider.stop()
})

const withDeepgram = () =>
  replaceSecrets({ ...platform, deepgramApiKey: 'dg-stand-in', deepgramBaseUrl: provider.origin })

interface Started {
  readonly agentId: string
  readonly conversationId: string
  readonly token: string
}
const start = async (settings: object = {}): Promise<Started> => {
  const agentId = `voice-agent-${++serial}`
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Voice', ...settings }, { token: owner.token })
  await region.invoke('POST /v2/agents/{agentId}/publish', { agentId }, { token: owner.token })
  const { body } = await region.invoke('POST /v2/public/agents/{agentId}/conversations', { agentId })
  return { agentId, conversationId: body.conversationId, token: body.token }
}
const attach = ({ token, ...own }: Started, name: string, bytes: number) =>
  region.invoke(`POST ${OF_VISITOR}/attachments`, { ...own, name, bytes }, { token })
const upload = async (own: Started, name = 'voice-note.webm', bytes: Uint8Array = recordedVoice.webm) => {
  const { body } = await attach(own, name, bytes.length)
  await region.files.put(new URL(body.url).pathname.slice(1), bytes)
  return { id: body.attachmentId as string, name }
}
const send = ({ token, ...own }: Started, attachments: readonly object[], more: object = {}) =>
  invokeStream(SEND, { ...own, clientId: `client-${2e6 + ++serial}`, text: '', attachments, ...more }, { token })
const visitorMessages = async ({ token, ...own }: Started) => {
  const { body } = await region.invoke(`GET ${OF_VISITOR}/messages`, own, { token })
  return body.messages.filter(({ role }: { role: string }) => role === 'visitor')
}
const replyOf = ({ events }: Awaited<ReturnType<typeof send>>) =>
  events.find(({ type }) => type === 'done')?.message.text
const savedFilesOf = ({ conversationId }: Started) =>
  region.files.keys().filter((key) => key.startsWith('attachments/') && key.includes(conversationId))

describe('to a transcriber whose key is gone since the upload', () => {
  test('the voice note is saved, and the agent says that it cannot listen', async () => {
    const own = await start()
    const note = await upload(own)
    const received = await send(own, [{ ...note, seconds: 7 }])
    expect(replyOf(received)).toBe(CANNOT_LISTEN)
    expect(received.events[0]).not.toHaveProperty('transcribed')
    expect(await visitorMessages(own)).toMatchObject([
      { text: '', attachments: [{ ...note, type: 'audio/webm', bytes: recordedVoice.webm.length, seconds: 7 }] },
    ])
  })

  test('Safari’s are saved as well', async () => {
    const own = await start()
    expect((await send(own, [await upload(own, 'voice-note.m4a', recordedVoice.m4a)])).status).toBe(200)
    expect((await visitorMessages(own))[0].attachments[0].type).toBe('audio/mp4')
  })
})

describe('with a transcriber', () => {
  test('the transcript is the message’s text, marked as such, and sent to the page at once', async () => {
    withDeepgram()
    const own = await start()
    const note = await upload(own)
    const received = await send(own, [{ ...note, seconds: 3 }])
    const message = {
      text: 'When do you open?',
      attachments: [{ ...note, type: 'audio/webm', bytes: recordedVoice.webm.length, seconds: 3, isTranscribed: true }],
    }
    expect(received.events[0]).toMatchObject({ type: 'accepted', transcribed: message })
    expect(await visitorMessages(own)).toMatchObject([message])
    expect(replyOf(received)).not.toBe(CANNOT_LISTEN)
    expect(provider.requests[0]).toMatchObject({
      query: { model: 'nova-2', language: 'en' },
      file: { type: 'audio/webm' },
    })
    const transcript = await region.invoke(
      'GET /v2/agents/{agentId}/conversations/{conversationId}',
      { agentId: own.agentId, conversationId: own.conversationId },
      { token: owner.token },
    )
    expect(transcript.body.messages).toContainEqual(expect.objectContaining(message))
  })

  test('a repeated message is transcribed once, and answered as before', async () => {
    withDeepgram()
    const own = await start()
    const note = await upload(own)
    const clientId = 'client-voice-twice'
    await send(own, [note], { clientId })
    expect((await send(own, [note], { clientId })).events[0]).toMatchObject({
      transcribed: { text: 'When do you open?' },
    })
    expect(provider.requests).toHaveLength(1)
    expect(await visitorMessages(own)).toHaveLength(1)
  })

  test('a provider that fails once is called a second time', async () => {
    withDeepgram()
    provider.script({ kind: 'status', status: 503 }, { kind: 'words', text: 'Second time lucky' })
    const own = await start()
    await send(own, [await upload(own)])
    expect(await visitorMessages(own)).toMatchObject([{ text: 'Second time lucky' }])
  })

  test.each([
    [{ kind: 'status', status: 401 }],
    [{ kind: 'status', status: 503 }],
    [{ kind: 'nonsense' }],
    [{ kind: 'words', text: '' }],
  ] as const)('after %o the voice note is saved and the agent says that it cannot listen', async (script) => {
    withDeepgram()
    provider.script(script)
    const own = await start()
    expect(replyOf(await send(own, [await upload(own)]))).toBe(CANNOT_LISTEN)
    const [{ text, attachments }] = await visitorMessages(own)
    expect([text, attachments[0].isTranscribed]).toEqual(['', undefined])
  })

  test('a transcript is no longer than a message may be', async () => {
    withDeepgram()
    provider.script({ kind: 'words', text: 'long '.repeat(2000) })
    const own = await start()
    await send(own, [await upload(own)])
    expect((await visitorMessages(own))[0].text).toHaveLength(4000)
  })

  test('a stopped agent transcribes nothing', async () => {
    withDeepgram()
    const spendGuards = {
      perConversation: 0,
      perVisitorPerDay: 0,
      perDay: 0,
      turnsPerConversation: 0,
      alertAt: [],
      isStopped: true,
    }
    const own = await start({ security: { allowedOrigins: [], spendGuards } })
    const note = await upload(own)
    await send(own, [note])
    expect(provider.requests).toEqual([])
    expect(await visitorMessages(own)).toHaveLength(1)
  })
})

describe('an invalid voice note', () => {
  test.each([
    ['voice-note.webm', recordedVoice.film],
    ['voice-note.webm', recordedVoice.m4a],
    ['voice-note.webm', Uint8Array.from(Buffer.from('<script>alert(1)</script> webm A_OPUS'))],
    ['voice-note.m4a', recordedVoice.webm],
    ['voice-note.m4a', Uint8Array.from(Buffer.from('MZ  ftyp a program'))],
  ])('%s with other content is refused, not saved and not sent to the transcriber', async (name, bytes) => {
    withDeepgram()
    const own = await start()
    const refused = await send(own, [await upload(own, name, bytes)])
    expect([refused.status, JSON.parse(refused.text).message]).toEqual([
      422,
      `The content of ${name} does not match its file type.`,
    ])
    expect(savedFilesOf(own)).toEqual([])
    expect(provider.requests).toEqual([])
  })

  test('is refused when it is too large, of another audio format, or of another conversation', async () => {
    const [own, other] = [await start(), await start()]
    expect((await attach(own, 'voice-note.webm', 10_000_001)).status).toBe(422)
    expect((await attach(own, 'voice-note.mp3', 1000)).status).toBe(422)
    const theirs = await upload(other)
    const refused = await send(own, [theirs])
    expect([refused.status, JSON.parse(refused.text).message]).toEqual([
      422,
      'The file did not arrive. Please attach it again.',
    ])
  })

  test('is refused with a length beyond the longest recording', async () => {
    const own = await start()
    const note = await upload(own)
    for (const seconds of [0, 121, 1.5, '7']) expect((await send(own, [{ ...note, seconds }])).status).toBe(422)
  })
})

describe('with voice notes turned off', () => {
  const ui = { showWhatsappButtonOnWeb: false, widgetType: 'bottom-right' }

  test('files are accepted and voice notes are not', async () => {
    const own = await start({ ui: { ...ui, allowVoiceNotes: false } })
    expect(await attach(own, 'voice-note.webm', 100)).toMatchObject({
      status: 403,
      body: { message: 'This agent does not accept voice notes.' },
    })
    expect((await attach(own, 'a.png', 100)).status).toBe(200)
    const seen = await region.invoke('GET /public/agents/{agentId}', { agentId: own.agentId })
    expect(seen.body.data.ui.allowVoiceNotes).toBe(false)
  })

  test('the reverse setting refuses files and accepts voice notes', async () => {
    const own = await start({ ui: { ...ui, allowFileUpload: false } })
    expect((await attach(own, 'a.png', 100)).status).toBe(403)
    expect((await send(own, [await upload(own)])).status).toBe(200)
  })
})

describe('a saved voice note', () => {
  const READ = 'messages/{messageId}/attachments/{attachmentId}'

  test('can be downloaded by the visitor and the team, as a file only', async () => {
    const own = await start()
    const { id: attachmentId, name } = await upload(own)
    await send(own, [{ id: attachmentId, name }])
    const { token, ...where } = own
    const wanted = { ...where, messageId: (await visitorMessages(own))[0].id, attachmentId }
    const place = { url: expect.stringMatching(/attachments\/kept\/.*\.webm\?signed$/) }
    expect((await region.invoke(`GET ${OF_VISITOR}/${READ}`, wanted, { token })).body).toEqual(place)
    const asTeam = `GET /v2/agents/{agentId}/conversations/{conversationId}/${READ}` as const
    expect((await region.invoke(asTeam, wanted, { token: owner.token })).body).toEqual(place)
    expect((await region.invoke(asTeam, wanted, { token: (await region.newPerson()).token })).status).toBe(404)
    const [kept = ''] = savedFilesOf(own)
    expect(region.files.servedAs(kept)).toEqual(['audio/webm', "attachment; filename*=UTF-8''voice-note.webm"])
  })

  test('is deleted with its transcript when the conversation is', async () => {
    withDeepgram()
    const own = await start()
    await send(own, [await upload(own)])
    expect(savedFilesOf(own)).toHaveLength(2)
    const { token, ...where } = own
    await region.invoke(`DELETE ${OF_VISITOR}`, where, { token })
    expect(savedFilesOf(own)).toEqual([])
  })
})
