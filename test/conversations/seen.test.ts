import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

const OF_VISITOR = '/v2/public/agents/{agentId}/conversations/{conversationId}'
const OF_TEAM = '/v2/agents/{agentId}/conversations/{conversationId}'

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let other: typeof owner
let serial = 0

beforeAll(async () => {
  region = await startRegion()
  owner = await region.newPerson({ name: 'Amira Khan' })
  other = await region.newPerson()
})
afterAll(() => region.stop())

/** A visitor's conversation that a member has taken over. */
const startChat = async () => {
  const agentId = `seen-agent-${String(++serial).padStart(3, '0')}`
  const team = { token: owner.token }
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Desk' }, team)
  const { body: begun } = await region.invoke('POST /v2/public/agents/{agentId}/conversations', { agentId })
  const { conversationId, token } = begun as { conversationId: string; token: string }
  const ids = { agentId, conversationId }
  await region.invoke(`POST ${OF_TEAM}/take-over`, ids, team)
  return {
    ...ids,
    token,
    reply: async (text: string): Promise<string> => {
      const { body } = await region.invoke(
        `POST ${OF_TEAM}/replies`,
        { ...ids, clientId: `person-${String(++serial).padStart(6, '0')}`, text },
        team,
      )
      return body.message.id
    },
    see: (messageId: string, as = token) =>
      region.invoke(`POST ${OF_VISITOR}/seen`, { ...ids, messageId }, { token: as }),
    requestHandoff: () => region.invoke(`POST ${OF_VISITOR}/handoff`, { ...ids, to: 'person' }, { token }),
    handBack: () => region.invoke(`POST ${OF_TEAM}/return`, ids, team),
    read: (at: number, as = team) => region.invoke(`POST ${OF_TEAM}/seen`, { ...ids, at }, as),
    summary: async () => (await region.invoke(`GET ${OF_TEAM}`, ids, team)).body.conversation,
    events: () =>
      region
        .events()
        .filter(({ type, data }) => type === 'conversations.seen' && data.conversationId === conversationId),
  }
}

describe('the newest reply that a visitor has seen', () => {
  test('is shown to the team, with one event however often the page reports it', async () => {
    const chat = await startChat()
    const reply = await chat.reply('Hello, Amira here.')
    expect(await chat.summary()).not.toHaveProperty('seenId')
    for (let times = 0; times < 3; times++) expect((await chat.see(reply)).status).toBe(200)
    expect((await chat.summary()).seenId).toBe(reply)
    expect(chat.events()).toHaveLength(1)
  })

  test('never goes back, in whatever order the reports arrive', async () => {
    const chat = await startChat()
    const [first, second] = [await chat.reply('One'), await chat.reply('Two')]
    await Promise.all([chat.see(second), chat.see(first), chat.see(second), chat.see(first)])
    expect((await chat.summary()).seenId).toBe(second)
  })

  test('changes neither the messages nor the conversation’s time', async () => {
    const chat = await startChat()
    const reply = await chat.reply('Hello')
    const { lastAt, lastText, turns } = await chat.summary()
    await chat.see(reply)
    expect(await chat.summary()).toMatchObject({ lastAt, lastText, turns })
  })

  test('must be a reply or notice of this conversation, reported by its visitor', async () => {
    const [chat, elsewhere] = [await startChat(), await startChat()]
    const [reply, foreign] = [await chat.reply('Hello'), await elsewhere.reply('Hello')]
    expect((await chat.see(foreign)).status).toBe(404)
    expect((await chat.see(reply, elsewhere.token)).status).toBe(404)
    expect((await chat.see(reply, owner.token)).status).toBe(404)
    expect((await chat.see('not an id')).status).toBe(422)
    expect(await chat.summary()).not.toHaveProperty('seenId')
  })
})

describe('an unread conversation', () => {
  test('is read once a member has opened it, and unread again after a new message', async () => {
    const chat = await startChat()
    const { isUnread, lastAt } = await chat.summary()
    expect(isUnread).toBe(true)
    await chat.read(lastAt)
    expect((await chat.summary()).isUnread).toBe(false)
    await chat.handBack()
    await chat.requestHandoff()
    expect((await chat.summary()).isUnread).toBe(true)
  })

  test('is read when a member replies', async () => {
    const chat = await startChat()
    await chat.reply('Hello')
    expect((await chat.summary()).isUnread).toBe(false)
  })

  test('stays unread when a member has read only a part, or claims a time after the last message', async () => {
    const chat = await startChat()
    const { lastAt } = await chat.summary()
    await chat.read(lastAt - 1)
    expect((await chat.summary()).isUnread).toBe(true)
    expect((await chat.read(lastAt + 1_000_000)).status).toBe(200)
    expect((await chat.summary()).isUnread).toBe(true)
  })

  test('does not become unread when a member reports an earlier time', async () => {
    const chat = await startChat()
    const { lastAt } = await chat.summary()
    await chat.read(lastAt)
    await chat.read(lastAt - 5)
    expect((await chat.summary()).isUnread).toBe(false)
  })

  test('cannot be marked by another team', async () => {
    const chat = await startChat()
    const { lastAt } = await chat.summary()
    expect((await chat.read(lastAt, { token: other.token })).status).toBe(404)
    expect((await chat.read(lastAt, { token: chat.token })).status).toBe(404)
    expect((await chat.summary()).isUnread).toBe(true)
  })
})
