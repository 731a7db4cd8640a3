import { expect, onTestFinished, test, vi } from 'vitest'
import { BrowserUpload } from '#test/support/browser/browser-upload'
import { conversationFixture, GREETING, log, soon, storage } from '#test/support/widget/conversation-fixture'
import { uploadVoiceNote } from '#widget/parts/voice/recorder/upload-voice-note.ts'

const { fixture, tab } = conversationFixture()

const photo = new File(['a photo'], 'wheel.png')

const attached = (of: string) => ({ id: 'first', name: 'wheel.png', type: 'image/png', bytes: 7, file: photo, of })

test('a refused message stays with the reason, can be taken back, or tried again', async () => {
  const conversation = tab(storage())
  await conversation.open()
  fixture.host.control.intercept = ({ method, path }) =>
    method === 'POST' && path.endsWith('/messages')
      ? { status: 429, body: { code: 'rate-limited', message: 'Please wait a minute.' } }
      : undefined
  conversation.sendMessage('Hello?')
  await soon(() => log(conversation)).toEqual([GREETING, 'visitor: Hello? (unsent)'])
  expect(conversation.get().turns.at(-1)?.error).toBe('Please wait a minute.')
  fixture.host.control.intercept = () => undefined
  conversation.tryAgain(conversation.get().turns.at(-1)?.clientId)
  await soon(() => log(conversation)).toEqual([GREETING, 'visitor: Hello?', 'agent: You said: Hello?'])
  expect(conversation.withdrawUnsent()).toBeUndefined()
})

test('an unsent message can be taken back to be changed', async () => {
  const conversation = tab(storage())
  await conversation.open()
  fixture.host.control.isDown = true
  conversation.sendMessage('Helo?')
  await soon(() => conversation.get().lost).toBeDefined()
  expect(conversation.withdrawUnsent()).toBe('Helo?')
  expect(log(conversation)).toEqual([GREETING])
  fixture.host.control.isDown = false
  conversation.sendMessage('Hello?')
  await soon(() => log(conversation)).toEqual([GREETING, 'visitor: Hello?', 'agent: You said: Hello?'])
})

test('a refused message’s text is returned without its file, and Try again sends the same file', async () => {
  const conversation = tab(storage())
  await conversation.open()
  const { conversationId } = await conversation.getCalls()
  fixture.host.control.intercept = ({ path }) =>
    path.endsWith('/messages')
      ? { status: 400, body: { code: 'invalid', message: 'The content of wheel.png does not match its file type.' } }
      : undefined
  conversation.sendMessage('', [attached(conversationId)])
  conversation.sendMessage('Look at my wheel', [attached(conversationId)])
  const refused = [GREETING, 'visitor:  (unsent)', 'visitor: Look at my wheel (unsent)']
  await soon(() => log(conversation)).toEqual(refused)
  const sent = () => fixture.host.seen.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'))
  conversation.tryAgain(conversation.get().turns.at(-1)?.clientId)
  await soon(() => sent().map(({ body }) => JSON.parse(body).attachments[0].id)).toEqual(Array(3).fill('first'))
  await soon(() => log(conversation)).toEqual(refused)
  expect(conversation.withdrawUnsent()).toBe('Look at my wheel')
  // there is nothing in it that a field could take
  expect(conversation.withdrawUnsent()).toBeUndefined()
  expect(log(conversation)).toEqual([GREETING, 'visitor:  (unsent)'])
})

test.each([401, 404, 410])('after the end of a conversation (%i) the message goes into a new one', async (status) => {
  const codes = { 401: 'unauthenticated', 404: 'not-found', 410: 'gone' } as const
  const conversation = tab(storage())
  await conversation.open()
  let isRefused = true
  fixture.host.control.intercept = ({ method, path }) => {
    if (method !== 'POST' || !path.endsWith('/messages') || !isRefused) return undefined
    isRefused = false
    return { status, body: { code: codes[status as keyof typeof codes], message: 'Over.' } }
  }
  conversation.sendMessage('Still there?')
  await soon(() => log(conversation).at(-1)).toBe('agent: You said: Still there?')
  expect(fixture.host.conversations.size).toBe(2)
})

test('a message that moves to another conversation takes its file along', async () => {
  const conversation = tab(storage())
  await conversation.open()
  const { conversationId } = await conversation.getCalls()
  let isRefused = true
  fixture.host.control.intercept = ({ method, path }) => {
    if (path.endsWith('/attachments'))
      return {
        status: 200,
        body: { attachmentId: 'second', url: `${fixture.host.origin}/put`, headers: { 'x-kind': 'png' } },
      }
    if (path === '/put') return { status: 200, body: {} }
    if (method !== 'POST' || !path.endsWith('/messages') || !isRefused) return undefined
    isRefused = false
    return { status: 410, body: { code: 'gone', message: 'Over.' } }
  }
  conversation.sendMessage('Look at my wheel', [attached(conversationId)])
  await soon(() => log(conversation).at(-1)).toBe('agent: You said: Look at my wheel')
  const now = (await conversation.getCalls()).conversationId
  expect(now).not.toBe(conversationId)
  expect(fixture.host.seen.filter(({ path }) => path === '/put')).toMatchObject([{ method: 'PUT', body: 'a photo' }])
  expect(fixture.host.seen.filter(({ path }) => path.endsWith(`${now}/attachments`))).toHaveLength(1)
  const sent = fixture.host.seen.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'))
  expect(sent.map(({ body }) => JSON.parse(body).attachments)).toEqual([
    [{ id: 'first', name: 'wheel.png' }],
    [{ id: 'second', name: 'wheel.png' }],
  ])
})

test('a voice note that moves to another conversation is uploaded there too', async () => {
  vi.stubGlobal('XMLHttpRequest', BrowserUpload)
  onTestFinished(() => void vi.unstubAllGlobals())
  const conversation = tab(storage())
  await conversation.open()
  const { conversationId } = await conversation.getCalls()
  let notes = 0
  let isRefused = true
  fixture.host.control.intercept = ({ method, path }) => {
    if (path.endsWith('/attachments'))
      return { status: 200, body: { attachmentId: `note-${++notes}`, url: `${fixture.host.origin}/put`, headers: {} } }
    if (path === '/put') return { status: 200, body: {} }
    if (method !== 'POST' || !path.endsWith('/messages') || !isRefused) return undefined
    isRefused = false
    return { status: 410, body: { code: 'gone', message: 'Over.' } }
  }
  const sound = new Blob(['hello'], { type: 'audio/webm;codecs=opus' })
  const note = await uploadVoiceNote(
    { sound, seconds: 3 },
    conversation.getCalls,
    new AbortController().signal,
    () => undefined,
  )
  conversation.sendMessage('', [note])
  const sent = () =>
    fixture.host.seen
      .filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'))
      .map(({ path, body }) => [path.includes(conversationId), JSON.parse(body).attachments])
  await soon(sent).toEqual([
    [true, [{ id: 'note-1', name: 'voice-note.webm', seconds: 3 }]],
    [false, [{ id: 'note-2', name: 'voice-note.webm', seconds: 3 }]],
  ])
  expect(fixture.host.seen.filter(({ path }) => path === '/put').map(({ body }) => body)).toEqual(['hello', 'hello'])
})
