import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clearLiveAgentCache } from '#features/agents'
import { heads, type StoredMessage, messages as stored } from '#functions/conversations/store'
import { replayOf } from '#functions/conversations/test-chat/replay-of'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

const START = 'POST /v2/agents/{agentId}/test-conversations'
const SEND_IN_TEST = 'POST /v2/agents/{agentId}/test-conversations/{conversationId}/messages'
const SEND = 'POST /v2/public/agents/{agentId}/conversations/{conversationId}/messages'

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let other: Awaited<ReturnType<TestRegion['newPerson']>>
let agentId: string
let serial = 0
const clientId = () => `client-${String(++serial).padStart(6, '0')}`

beforeAll(async () => {
  region = await startRegion()
  owner = await region.newPerson()
  other = await region.newPerson()
})
afterAll(() => region.stop())

/** Asks for the name, then sends the exact words of the agent's tested copy. */
const nodesWithText = (words: string) => [
  {
    id: 'start',
    type: 'start',
    name: 'Start',
    instructions: '',
    says: 'Welcome.',
    asks: [{ variable: 'name', question: 'Who is it?', kind: 'text' }],
    transitions: [{ id: 'w', to: 'reply', when: { kind: 'variable', name: 'name', is: 'set' } }],
  },
  {
    id: 'reply',
    type: 'default',
    name: 'Reply',
    instructions: '',
    says: `${words}, {{name}}.`,
    transitions: [{ id: 'x', to: 'more', when: { kind: 'always' } }],
  },
  { id: 'more', type: 'default', name: 'More', instructions: '', says: `${words} again, {{name}}.`, transitions: [] },
]
const save = (patch: object, token = owner.token) =>
  region.invoke('POST /v2/agents/{agentId}', { agentId, ...patch }, { token })
const transcript = async (conversationId: string) =>
  (
    await region.invoke(
      'GET /v2/agents/{agentId}/conversations/{conversationId}',
      { agentId, conversationId },
      { token: owner.token },
    )
  ).body
const visit = async () => {
  const { body } = await region.invoke('POST /v2/public/agents/{agentId}/conversations', { agentId })
  const send = (text: string) =>
    invokeStream(SEND, { agentId, conversationId: body.conversationId, clientId: clientId(), text }, body)
  return { conversationId: body.conversationId as string, send }
}
const replay = (conversationId: string, messageId: string, call = { token: owner.token }) =>
  region.invoke(START, { agentId, replay: { conversationId, messageId } }, call)
const sendInTest = (conversationId: string, text: string) =>
  invokeStream(SEND_IN_TEST, { agentId, conversationId, clientId: clientId(), text }, { token: owner.token })

beforeEach(async () => {
  clearLiveAgentCache()
  agentId = `replayed-${String(++serial).padStart(6, '0')}`
  await save({ title: 'Replayed', enableNodes: true, nodes: nodesWithText('Hello') })
})

describe('a visitor’s turn, replayed with the draft', () => {
  test('starts at the conversation’s node of that time, and answers with the draft', async () => {
    const { conversationId, send } = await visit()
    await send('Ines')
    await send('And then?')
    await send('Thank you')
    await save({ nodes: nodesWithText('Good day') })
    const { messages } = await transcript(conversationId)
    const asked = messages.find(({ text }: { text: string }) => text === 'And then?')

    const { body } = await replay(conversationId, asked.id)
    expect(body.replay).toMatchObject({ text: 'And then?', original: [{ role: 'agent', text: 'Hello again, Ines.' }] })
    expect(body.messages.map(({ text }: { text: string }) => text)).toEqual([
      'Welcome.\n\nWho is it?',
      'Ines',
      'Hello, Ines.',
    ])
    const { events } = await sendInTest(body.conversationId, body.replay.text)
    expect(events.find(({ type }) => type === 'done').message.text).toBe('Good day again, Ines.')
    // the original conversation is unchanged
    expect((await transcript(conversationId)).messages).toEqual(messages)
  })

  test('from the first message starts at the start node', async () => {
    const { conversationId, send } = await visit()
    await send('Ines')
    await save({ nodes: nodesWithText('Good day') })
    const [, first] = (await transcript(conversationId)).messages
    const { body } = await replay(conversationId, first.id)
    const { events } = await sendInTest(body.conversationId, body.replay.text)
    expect(events.find(({ type }) => type === 'done').message.text).toBe('Good day, Ines.')
  })

  test('is a test: in no list and in no analytics', async () => {
    const { conversationId, send } = await visit()
    await send('Ines')
    const [, first] = (await transcript(conversationId)).messages
    const { body } = await replay(conversationId, first.id)
    const before = region.events().length
    await sendInTest(body.conversationId, body.replay.text)
    const published = region.events().slice(before)
    expect(
      published.filter(({ type }) => type === 'conversations.reply-committed').map(({ data }) => data.isTest),
    ).toEqual([true])
    const list = await region.invoke('GET /v2/agents/{agentId}/conversations', { agentId }, { token: owner.token })
    expect(list.body.conversations.map((one: { conversationId: string }) => one.conversationId)).toEqual([
      conversationId,
    ])
  })

  test('expires after a day, whatever history the agent keeps', async () => {
    const { conversationId, send } = await visit()
    await send('Ines')
    await send('And then?')
    const asked = (await transcript(conversationId)).messages.at(-2)
    const { body } = await replay(conversationId, asked.id)
    const { items } = await stored.list(`CONV#${body.conversationId}`, 'MSG#')
    expect(items).toHaveLength(3)
    const ends = [await heads.get({ conversationId: body.conversationId }), ...items].map((item) => item?.forgetAt ?? 0)
    const tomorrow = Math.floor(Date.now() / 1000) + 24 * 3600
    expect(ends.filter((end) => end === 0 || end > tomorrow)).toEqual([])
  })

  test('continues like any test conversation', async () => {
    const { conversationId, send } = await visit()
    await send('Ines')
    const [, first] = (await transcript(conversationId)).messages
    const { body } = await replay(conversationId, first.id)
    for (const text of [body.replay.text, 'And then?'])
      expect((await sendInTest(body.conversationId, text)).events.map(({ type }) => type)).toContain('done')
    const again = (await transcript(body.conversationId)).messages
    const asked = again.find(({ text }: { text: string }) => text === 'And then?')
    // a test may be replayed as well
    expect((await replay(body.conversationId, asked.id)).body.replay.original[0].text).toBe('Hello again, Ines.')
  })

  test('finds no missing message, no reply, and none of another agent or workspace', async () => {
    const { conversationId, send } = await visit()
    await send('Ines')
    const [greeting, first] = (await transcript(conversationId)).messages
    const missing = '01J0000000000000000000000A'
    expect((await replay(conversationId, greeting.id)).status).toBe(404)
    expect((await replay(conversationId, missing)).status).toBe(404)
    expect((await replay(missing, first.id)).status).toBe(404)
    expect((await replay(conversationId, first.id, { token: other.token })).status).toBe(404)
    agentId = `replayed-${String(++serial).padStart(6, '0')}`
    await save({ title: 'Other' }, other.token)
    expect((await replay(conversationId, first.id, { token: other.token })).status).toBe(404)
  })
})

describe('splitting a conversation', () => {
  const message = (id: string, role: StoredMessage['role'], more: Partial<StoredMessage> = {}): StoredMessage => ({
    conversationId: 'c',
    id,
    role,
    text: id,
    at: 1,
    ...more,
  })

  test('repeats a burst that one reply answered as a whole', () => {
    const cut = replayOf(
      [
        message('a', 'agent', { position: { nodeId: 'n', variables: { name: 'Ines' } } }),
        message('b', 'visitor'),
        message('c', 'visitor'),
        message('d', 'agent', { answers: ['b', 'c'] }),
        message('e', 'visitor'),
      ],
      'c',
    )
    expect(cut).toMatchObject({ text: 'b\nc', nodeId: 'n', variables: { name: 'Ines' } })
    expect(cut?.history.map(({ id }) => id)).toEqual(['a'])
    expect(cut?.original.map(({ id }) => id)).toEqual(['d'])
  })

  test('takes a human agent’s reply as the original, and none where no reply was given', () => {
    const sent = [message('a', 'visitor', { isForPerson: true }), message('b', 'person'), message('c', 'visitor')]
    expect(replayOf(sent, 'a')?.original.map(({ id }) => id)).toEqual(['b'])
    expect(replayOf(sent, 'c')?.original).toEqual([])
  })

  test('starts an old conversation without stored positions at the start node, with the page’s variables', () => {
    const sent = [
      message('a', 'visitor', { variables: { plan: 'gold' } }),
      message('b', 'agent'),
      message('c', 'visitor'),
    ]
    expect(replayOf(sent, 'c')).toMatchObject({ variables: { plan: 'gold' } })
    expect(replayOf(sent, 'c')).not.toHaveProperty('nodeId')
  })
})
