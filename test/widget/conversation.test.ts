import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { BrowserUpload } from '#test/support/browser/browser-upload'
import { AGENT_ID } from '#test/support/widget/host/fenwick'
import type { Seen } from '#test/support/widget/host/host-control'
import { type WidgetHost, widgetHost } from '#test/support/widget/widget-host'
import { gate } from '#test/support/worlds/gate'
import { uploadVoiceNote } from '#widget/parts/voice/recorder/upload-voice-note.ts'
import { type Conversation, createConversation } from '#widget/session/create-conversation.ts'
import { savedTicket } from '#widget/session/saved-ticket.ts'
import { addressesOf } from '#widget/transport/addresses-of.ts'
import { conversationClient } from '#widget/transport/conversation-client.ts'
import { liveUpdates } from '#widget/transport/live-updates.ts'

let host: WidgetHost
const opened: Conversation[] = []

/** What a browser remembers of a page. */
const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  } as Storage
}

let ids = 0
const tab = (remembered: Storage, canStart = true): Conversation => {
  const addresses = addressesOf(host.origin, 'eu')
  const conversation = createConversation({
    client: conversationClient(addresses, AGENT_ID),
    saved: savedTicket(AGENT_ID, () => remembered),
    live: liveUpdates(addresses.live, AGENT_ID),
    context: { lang: 'en', pageUrl: 'http://shop.example/', variables: { plan: 'gold' } },
    canStart,
    nextFrame: (then) => void setTimeout(then),
    newId: () => `client-${++ids}`,
    now: () => 1_800_000_000_000,
  })
  opened.push(conversation)
  return conversation
}

const log = (conversation: Conversation): string[] =>
  conversation
    .get()
    .turns.map(({ role, text, delivery }) => `${role}: ${text}${delivery === 'sent' ? '' : ` (${delivery})`}`)

const soon = <T>(read: () => T) => expect.poll(read, { timeout: 10_000, interval: 10 })

const GREETING = 'agent: Hello. What is going on with your bike?'

beforeEach(async () => {
  host = await widgetHost('widget/dist')
})

afterEach(async () => {
  for (const conversation of opened.splice(0)) conversation.close()
  await host.close()
})

test('a first visit is greeted, a message is answered word by word', async () => {
  const middle = gate()
  host.control.answer = async function* () {
    yield { type: 'step', text: 'Reading Service menu' }
    yield { type: 'delta', text: 'It is ' }
    await middle.opened
    yield { type: 'delta', text: '£75.' }
  }
  const conversation = tab(storage())
  await conversation.open()
  expect(log(conversation)).toEqual([GREETING])
  conversation.sendMessage('How much?')
  expect(log(conversation)).toEqual([GREETING, 'visitor: How much? (sending)'])
  await soon(() => conversation.get().writing).toMatchObject({ text: 'It is ', step: 'Reading Service menu' })
  expect(log(conversation)).toEqual([GREETING, 'visitor: How much?'])
  middle.open()
  await soon(() => log(conversation)).toEqual([GREETING, 'visitor: How much?', 'agent: It is £75.'])
  await soon(() => conversation.get().writing).toBeUndefined()
  const started = host.seen.find(({ path }) => path.endsWith('/conversations'))
  expect(JSON.parse(started?.body ?? '')).toEqual({
    protocol: 1,
    lang: 'en',
    pageUrl: 'http://shop.example/',
    variables: { plan: 'gold' },
  })
})

test('files attached while a first visit opens belong to its conversation', async () => {
  const conversation = tab(storage())
  const opening = conversation.open()
  const [one, other] = await Promise.all([conversation.getCalls(), conversation.getCalls()])
  await opening
  expect(one.conversationId).toBe(other.conversationId)
  conversation.sendMessage('Here they are')
  await soon(() => log(conversation)).toEqual([GREETING, 'visitor: Here they are', 'agent: You said: Here they are'])
  expect([...host.conversations.keys()]).toEqual([one.conversationId])
})

test('a user who is identified while a first visit opens continues in their own conversation', async () => {
  const first = gate()
  host.control.hold = ({ path }) => (path.endsWith('/conversations') ? first.opened : Promise.resolve())
  const conversation = tab(storage())
  const opening = conversation.open()
  await soon(() => host.seen.length).toBe(1)
  await conversation.identify({ userId: 'ines', hash: 'proven-ines' })
  const { conversationId } = await conversation.getCalls()
  first.open()
  await opening
  expect((await conversation.getCalls()).conversationId).toBe(conversationId)
  expect(log(conversation)).toEqual([GREETING])
})

test('an answer that starts again discards its first text', async () => {
  host.control.answer = async function* () {
    yield { type: 'delta', text: 'Wrong' }
    yield { type: 'reset' }
    yield { type: 'delta', text: 'Right' }
  }
  const conversation = tab(storage())
  await conversation.open()
  conversation.sendMessage('Well?')
  await soon(() => log(conversation).at(-1)).toBe('agent: Right')
})

test('a reload brings the conversation back, also one that is being answered', async () => {
  const end = gate()
  host.control.answer = async function* () {
    yield { type: 'delta', text: 'Thursday' }
    await end.opened
  }
  const remembered = storage()
  const before = tab(remembered)
  await before.open()
  before.sendMessage('When?')
  await soon(() => before.get().writing?.text).toBe('Thursday')
  before.close()
  const after = tab(remembered)
  await after.open()
  expect(log(after)).toEqual([GREETING, 'visitor: When?'])
  await soon(() => after.get().writing).toBeDefined()
  end.open()
  await soon(() => log(after)).toEqual([GREETING, 'visitor: When?', 'agent: Thursday'])
  await soon(() => after.get().writing).toBeUndefined()
  expect(host.conversations.size).toBe(1)
})

test('a connection lost in the middle of an answer is resumed, and the answer is shown once', async () => {
  const middle = gate()
  host.control.answer = async function* (_, cut) {
    yield { type: 'delta', text: 'It is ' }
    await middle.opened
    cut()
    yield { type: 'delta', text: '£75.' }
  }
  const conversation = tab(storage())
  await conversation.open()
  conversation.sendMessage('How much?')
  await soon(() => conversation.get().writing?.text).toBe('It is ')
  middle.open()
  await soon(() => conversation.get().lost).toEqual({ attempt: 1, delaySeconds: 1 })
  expect(conversation.get().writing?.text).toBe('It is ')
  conversation.tryAgain()
  await soon(() => log(conversation)).toEqual([GREETING, 'visitor: How much?', 'agent: It is £75.'])
  expect(conversation.get().lost).toBeUndefined()
  expect(host.seen.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'))).toHaveLength(1)
})

test('an unsent message stays, is retried after 1, 2, 4 seconds, and arrives once', async () => {
  const conversation = tab(storage())
  await conversation.open()
  host.control.isDown = true
  conversation.sendMessage('Is it ready?')
  const delays: number[] = []
  for (let attempt = 1; attempt <= 3; attempt++) {
    await soon(() => conversation.get().lost?.attempt).toBe(attempt)
    delays.push(conversation.get().lost?.delaySeconds ?? 0)
    expect(log(conversation)).toEqual([GREETING, 'visitor: Is it ready? (sending)'])
    if (attempt === 3) host.control.isDown = false
    conversation.tryAgain()
  }
  expect(delays).toEqual([1, 2, 4])
  await soon(() => log(conversation).at(-1)).toBe('agent: You said: Is it ready?')
  expect(log(conversation)).toHaveLength(3)
})

test('a message that was stored although its answer never came is not stored twice', async () => {
  let isFirst = true
  host.control.answer = async function* (said, cut) {
    if (isFirst) cut()
    isFirst = false
    yield { type: 'delta', text: `You said: ${said}` }
  }
  const conversation = tab(storage())
  await conversation.open()
  conversation.sendMessage('Once')
  await soon(() => conversation.get().lost).toBeDefined()
  conversation.tryAgain()
  await soon(() => log(conversation)).toEqual([GREETING, 'visitor: Once', 'agent: You said: Once'])
})

test('messages leave in the order they were written', async () => {
  const conversation = tab(storage())
  await conversation.open()
  host.control.isDown = true
  conversation.sendMessage('one')
  conversation.sendMessage('two')
  await soon(() => conversation.get().lost).toBeDefined()
  host.control.isDown = false
  conversation.tryAgain()
  await soon(() => log(conversation).filter((line) => line.startsWith('agent: You'))).toEqual([
    'agent: You said: one',
    'agent: You said: two',
  ])
})

test('a refused message stays with the reason, can be taken back, or tried again', async () => {
  const conversation = tab(storage())
  await conversation.open()
  host.control.intercept = ({ method, path }) =>
    method === 'POST' && path.endsWith('/messages')
      ? { status: 429, body: { code: 'rate-limited', message: 'Please wait a minute.' } }
      : undefined
  conversation.sendMessage('Hello?')
  await soon(() => log(conversation)).toEqual([GREETING, 'visitor: Hello? (unsent)'])
  expect(conversation.get().turns.at(-1)?.error).toBe('Please wait a minute.')
  host.control.intercept = () => undefined
  conversation.tryAgain(conversation.get().turns.at(-1)?.clientId)
  await soon(() => log(conversation)).toEqual([GREETING, 'visitor: Hello?', 'agent: You said: Hello?'])
  expect(conversation.withdrawUnsent()).toBeUndefined()
})

test('an unsent message can be taken back to be changed', async () => {
  const conversation = tab(storage())
  await conversation.open()
  host.control.isDown = true
  conversation.sendMessage('Helo?')
  await soon(() => conversation.get().lost).toBeDefined()
  expect(conversation.withdrawUnsent()).toBe('Helo?')
  expect(log(conversation)).toEqual([GREETING])
  host.control.isDown = false
  conversation.sendMessage('Hello?')
  await soon(() => log(conversation)).toEqual([GREETING, 'visitor: Hello?', 'agent: You said: Hello?'])
})

const photo = new File(['a photo'], 'wheel.png')
const attached = (of: string) => ({ id: 'first', name: 'wheel.png', type: 'image/png', bytes: 7, file: photo, of })

test('a refused message’s text is returned without its file, and Try again sends the same file', async () => {
  const conversation = tab(storage())
  await conversation.open()
  const { conversationId } = await conversation.getCalls()
  host.control.intercept = ({ path }) =>
    path.endsWith('/messages')
      ? { status: 400, body: { code: 'invalid', message: 'wheel.png is not the kind of file that its name says.' } }
      : undefined
  conversation.sendMessage('', [attached(conversationId)])
  conversation.sendMessage('Look at my wheel', [attached(conversationId)])
  const refused = [GREETING, 'visitor:  (unsent)', 'visitor: Look at my wheel (unsent)']
  await soon(() => log(conversation)).toEqual(refused)
  const said = () => host.seen.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'))
  conversation.tryAgain(conversation.get().turns.at(-1)?.clientId)
  await soon(() => said().map(({ body }) => JSON.parse(body).attachments[0].id)).toEqual(Array(3).fill('first'))
  await soon(() => log(conversation)).toEqual(refused)
  expect(conversation.withdrawUnsent()).toBe('Look at my wheel')
  // there is nothing in it that a field could take
  expect(conversation.withdrawUnsent()).toBeUndefined()
  expect(log(conversation)).toEqual([GREETING, 'visitor:  (unsent)'])
})

test('a message that moves to another conversation takes its file along', async () => {
  const conversation = tab(storage())
  await conversation.open()
  const { conversationId } = await conversation.getCalls()
  let isRefused = true
  host.control.intercept = ({ method, path }) => {
    if (path.endsWith('/attachments'))
      return { status: 200, body: { attachmentId: 'second', url: `${host.origin}/put`, headers: { 'x-kind': 'png' } } }
    if (path === '/put') return { status: 200, body: {} }
    if (method !== 'POST' || !path.endsWith('/messages') || !isRefused) return undefined
    isRefused = false
    return { status: 410, body: { code: 'gone', message: 'Over.' } }
  }
  conversation.sendMessage('Look at my wheel', [attached(conversationId)])
  await soon(() => log(conversation).at(-1)).toBe('agent: You said: Look at my wheel')
  const now = (await conversation.getCalls()).conversationId
  expect(now).not.toBe(conversationId)
  expect(host.seen.filter(({ path }) => path === '/put')).toMatchObject([{ method: 'PUT', body: 'a photo' }])
  expect(host.seen.filter(({ path }) => path.endsWith(`${now}/attachments`))).toHaveLength(1)
  const said = host.seen.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'))
  expect(said.map(({ body }) => JSON.parse(body).attachments)).toEqual([
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
  host.control.intercept = ({ method, path }) => {
    if (path.endsWith('/attachments'))
      return { status: 200, body: { attachmentId: `note-${++notes}`, url: `${host.origin}/put`, headers: {} } }
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
  const said = () =>
    host.seen
      .filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'))
      .map(({ path, body }) => [path.includes(conversationId), JSON.parse(body).attachments])
  await soon(said).toEqual([
    [true, [{ id: 'note-1', name: 'voice-note.webm', seconds: 3 }]],
    [false, [{ id: 'note-2', name: 'voice-note.webm', seconds: 3 }]],
  ])
  expect(host.seen.filter(({ path }) => path === '/put').map(({ body }) => body)).toEqual(['hello', 'hello'])
})

test.each([401, 404, 410])('after the end of a conversation (%i) the message goes into a new one', async (status) => {
  const codes = { 401: 'unauthenticated', 404: 'not-found', 410: 'gone' } as const
  const conversation = tab(storage())
  await conversation.open()
  let isRefused = true
  host.control.intercept = ({ method, path }) => {
    if (method !== 'POST' || !path.endsWith('/messages') || !isRefused) return undefined
    isRefused = false
    return { status, body: { code: codes[status as keyof typeof codes], message: 'Over.' } }
  }
  conversation.sendMessage('Still there?')
  await soon(() => log(conversation).at(-1)).toBe('agent: You said: Still there?')
  expect(host.conversations.size).toBe(2)
})

test('an answer that was stopped keeps what was shown, also after a reload of the log', async () => {
  const middle = gate()
  host.control.answer = async function* () {
    yield { type: 'delta', text: 'A very long' }
    await middle.opened
    yield { type: 'delta', text: ' answer' }
  }
  const conversation = tab(storage())
  await conversation.open()
  conversation.sendMessage('Go on')
  await soon(() => conversation.get().writing?.text).toBe('A very long')
  conversation.stop()
  expect(conversation.get().writing).toBeUndefined()
  expect(log(conversation).at(-1)).toBe('agent: A very long')
  middle.open()
  // the rest is committed and announced over `live`, and belongs to the same turn
  await soon(() => conversation.get().turns.at(-1)?.id).toBeDefined()
  expect(log(conversation)).toEqual([GREETING, 'visitor: Go on', 'agent: A very long'])
})

test.each(['before the server has it', 'while the connection is lost'])(
  'a message that is stopped %s is unsent: tried again it is answered in full',
  async (when) => {
    const conversation = tab(storage())
    await conversation.open()
    const first = gate()
    host.control.hold = () => first.opened
    host.control.isDown = when === 'while the connection is lost'
    conversation.sendMessage('one')
    conversation.sendMessage('two')
    await soon(() =>
      host.control.isDown ? conversation.get().lost : host.seen.at(-1)?.body.includes('one'),
    ).toBeTruthy()
    conversation.stop()
    const unsent = [GREETING, 'visitor: one (unsent)', 'visitor: two (unsent)']
    expect(log(conversation)).toEqual(unsent)
    await soon(() => conversation.get().lost).toBeUndefined()
    expect(conversation.get().writing).toBeUndefined()
    expect(conversation.withdrawUnsent()).toBe('two')
    host.control.isDown = false
    first.open()
    conversation.tryAgain(conversation.get().turns.at(-1)?.clientId)
    await soon(() => log(conversation)).toEqual([GREETING, 'visitor: one', 'agent: You said: one'])
  },
)

test.each(['before the server has it', 'while the connection is lost'])(
  'a form that is stopped %s can be filled again, and is no text to take back',
  async (when) => {
    const conversation = tab(storage())
    await conversation.open()
    const first = gate()
    host.control.hold = () => first.opened
    host.control.isDown = when === 'while the connection is lost'
    const answer = { messageId: conversation.get().turns[0]?.id ?? '', formId: 'size', values: { size: '9' } }
    const filled = conversation.submitForm('Size: 9', answer).then(
      () => 'filled',
      () => 'not filled',
    )
    await soon(() =>
      host.control.isDown ? conversation.get().lost : host.seen.at(-1)?.body.includes('size'),
    ).toBeTruthy()
    expect(conversation.withdrawUnsent()).toBeUndefined()
    conversation.stop()
    expect(await filled).toBe('not filled')
    expect(log(conversation)).toEqual([GREETING])
    host.control.isDown = false
    first.open()
    await conversation.submitForm('Size: 9', answer)
    await soon(() => log(conversation).at(-1)).toBe('agent: You said: Size: 9')
  },
)

test.each([true, false])('two tabs show one conversation (live: %s)', async (hasLive) => {
  host.control.hasLive = hasLive
  const remembered = storage()
  const [left, right] = [tab(remembered), tab(remembered)]
  await left.open()
  await right.open()
  const middle = gate()
  host.control.answer = async function* (said) {
    await middle.opened
    yield { type: 'delta', text: `You said: ${said}` }
  }
  left.sendMessage('from the left')
  await soon(() => log(left).at(-1)).toBe('visitor: from the left')
  right.sendMessage('from the right')
  await soon(() => right.get().isAnsweredElsewhere).toBe(true)
  middle.open()
  const whole = ['agent: You said: from the left', 'agent: You said: from the right']
  await soon(() => log(right).filter((line) => line.startsWith('agent: You'))).toEqual(whole)
  await soon(() => right.get().writing).toBeUndefined()
  if (hasLive) await soon(() => log(left).filter((line) => line.startsWith('agent: You'))).toEqual(whole)
  expect(host.conversations.size).toBe(1)
})

test('late messages of a previous conversation are not shown in the next', async () => {
  const remembered = storage()
  const conversation = tab(remembered)
  await conversation.open()
  await soon(() => conversation.live.isConnected()).toBe(true)
  const line = gate()
  const isHistory = ({ method, path }: Seen) => method === 'GET' && /conversations\/\w+/.test(path)
  const { length } = host.seen.filter(isHistory)
  host.control.hold = (request) => (isHistory(request) ? line.opened : Promise.resolve())
  const ticket = savedTicket(AGENT_ID, () => remembered).read()
  await fetch(`${host.origin}/chat/eu/v2/public/agents/${AGENT_ID}/conversations/${ticket?.conversationId}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ticket?.token}` },
    body: JSON.stringify({ clientId: 'elsewhere', text: 'Said elsewhere' }),
  })
  // it has received the announcement, and requests the history
  await soon(() => host.seen.filter(isHistory).length).toBeGreaterThan(length)
  await conversation.restart()
  line.open()
  conversation.sendMessage('Anew')
  await soon(() => log(conversation)).toEqual([GREETING, 'visitor: Anew', 'agent: You said: Anew'])
  await soon(() => conversation.get().writing).toBeUndefined()
  expect(log(conversation)).toEqual([GREETING, 'visitor: Anew', 'agent: You said: Anew'])
})

test('a message that is announced during a request for the history is requested again', async () => {
  const conversation = tab(storage())
  await conversation.open()
  await soon(() => conversation.live.isConnected()).toBe(true)
  const line = gate()
  const isHistory = ({ method, path }: Seen) => method === 'GET' && /conversations\/\w+/.test(path)
  let looks = 0
  host.control.hold = (request) => (isHistory(request) ? line.opened : Promise.resolve())
  // the first look was answered before anything was said
  host.control.intercept = (request) =>
    isHistory(request) && ++looks === 1
      ? { status: 200, body: { state: 'ai-chatting', continue: true, messages: [], isAnswering: false } }
      : undefined
  const [only] = host.conversations.values()
  if (!only) throw new Error('no conversation was begun')
  const { length } = host.seen.filter(isHistory)
  host.commit(only, { role: 'person', text: 'I am Amira.' })
  await soon(() => host.seen.filter(isHistory).length).toBe(length + 1)
  host.commit(only, { role: 'person', text: 'How can I help?' })
  line.open()
  await soon(() => log(conversation)).toEqual([GREETING, 'person: I am Amira.', 'person: How can I help?'])
})

test('an agent without credits starts no conversation; running out of them closes the composer', async () => {
  const closed = tab(storage(), false)
  expect(closed.get().closed, 'no composer is shown only to be taken away').toBe('stopped')
  await closed.open()
  expect(closed.get()).toMatchObject({ phase: 'ready', closed: 'stopped', turns: [] })
  expect(host.conversations.size).toBe(0)

  host.control.answer = async function* () {
    yield { type: 'state', state: 'ai-chatting', continue: false, reason: 'no-credits' }
  }
  const conversation = tab(storage())
  await conversation.open()
  conversation.sendMessage('Hello?')
  await soon(() => conversation.get().closed).toBe('no-credits')
  expect(log(conversation)).toEqual([GREETING, 'visitor: Hello?'])
})

test('while a human agent is chatting the visitor can write', async () => {
  host.control.answer = async function* () {
    yield { type: 'state', state: 'human-chatting', continue: false, reason: 'human' }
  }
  const conversation = tab(storage())
  await conversation.open()
  conversation.sendMessage('Is anybody there?')
  await soon(() => conversation.get().conversation).toBe('human-chatting')
  expect(conversation.get().closed).toBeUndefined()
  const [only] = host.conversations.values()
  if (only) host.commit(only, { role: 'person', text: 'I am Amira.' })
  await soon(() => log(conversation).at(-1)).toBe('person: I am Amira.')
})

test('a chat that cannot be loaded says why and can be tried again', async () => {
  host.control.intercept = ({ method, path }) =>
    method === 'POST' && path.endsWith('/conversations')
      ? { status: 503, body: { code: 'unavailable', message: 'The agent is restarting.' } }
      : undefined
  const conversation = tab(storage())
  await conversation.open()
  expect(conversation.get()).toMatchObject({ phase: 'failed', failure: 'The agent is restarting.' })
  host.control.intercept = () => undefined
  await conversation.open()
  expect(log(conversation)).toEqual([GREETING])
})

test('blocked storage only ends the conversation with the page', async () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const saved = savedTicket(AGENT_ID, blocked)
  saved.save({ conversationId: 'c', token: 't' })
  expect(saved.read()).toEqual({ conversationId: 'c', token: 't' })
  saved.clear()
  expect(saved.read()).toBeUndefined()
  const full = vi.fn(() => '{"conversationId":7}')
  expect(savedTicket(AGENT_ID, () => ({ getItem: full }) as unknown as Storage).read()).toBeUndefined()
})
