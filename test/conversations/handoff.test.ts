import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { humanAgentOf } from '#functions/conversations/handoff/human-agent-of'
import { nextState } from '#functions/conversations/handoff/next-state'
import { heads } from '#functions/conversations/store'
import { starterNodes } from '#shared/agents/starter-nodes'
import { conversationMessages } from '#shared/conversations/messages'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { addMember } from '#test/support/worlds/add-member'

const START = 'POST /v2/public/agents/{agentId}/conversations'
const SEND = 'POST /v2/public/agents/{agentId}/conversations/{conversationId}/messages'
const HISTORY = 'GET /v2/public/agents/{agentId}/conversations/{conversationId}/messages'
const STREAM = 'GET /v2/public/agents/{agentId}/conversations/{conversationId}/stream'
const HANDOFF = 'POST /v2/public/agents/{agentId}/conversations/{conversationId}/handoff'
const RATING = 'POST /v2/public/agents/{agentId}/conversations/{conversationId}/rating'
const LIST = 'GET /v2/agents/{agentId}/conversations'
const TRANSCRIPT = 'GET /v2/agents/{agentId}/conversations/{conversationId}'
const TAKE_OVER = 'POST /v2/agents/{agentId}/conversations/{conversationId}/take-over'
const RETURN = 'POST /v2/agents/{agentId}/conversations/{conversationId}/return'
const END = 'POST /v2/agents/{agentId}/conversations/{conversationId}/end'
const REPLY = 'POST /v2/agents/{agentId}/conversations/{conversationId}/replies'

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let serial = 0

beforeAll(async () => {
  region = await startRegion()
  owner = await region.newPerson({ name: 'Amira Khan' })
})
afterAll(() => region.stop())

/** An agent, a visitor's conversation with it, and the calls of both sides. */
const startChat = async (settings: object = {}) => {
  const agentId = `handoff-agent-${String(++serial).padStart(3, '0')}`
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Desk', ...settings }, { token: owner.token })
  const { body } = await region.invoke(START, { agentId })
  const { conversationId, token } = body as { conversationId: string; token: string }
  const ids = { agentId, conversationId }
  const visitor = { token }
  const team = { token: owner.token }
  return {
    ...ids,
    token,
    requestHandoff: (to: 'person' | 'agent' = 'person') => region.invoke(HANDOFF, { ...ids, to }, visitor),
    send: (text: string) =>
      invokeStream(SEND, { ...ids, clientId: `visitor-${String(++serial).padStart(6, '0')}`, text }, visitor),
    history: async () => (await region.invoke(HISTORY, ids, visitor)).body,
    rate: (score: number, comment?: string) => region.invoke(RATING, { ...ids, score, comment }, visitor),
    takeOver: (by = team) => region.invoke(TAKE_OVER, ids, by),
    handBack: () => region.invoke(RETURN, ids, team),
    end: () => region.invoke(END, ids, team),
    reply: (text: string, clientId = `person-${String(++serial).padStart(6, '0')}`, by = team) =>
      region.invoke(REPLY, { ...ids, clientId, text }, by),
    transcript: async () => (await region.invoke(TRANSCRIPT, ids, team)).body,
    events: () => region.events().filter(({ data }) => data.conversationId === conversationId),
  }
}
const newMember = async () => {
  const member = await region.newPerson({ name: 'Ben Ode' })
  await addMember(region, owner.uid, member.email)
  return { token: member.token }
}
const linesOf = (messages: readonly { role: string; text: string }[]) =>
  messages.map(({ role, text }) => `${role}: ${text}`)

const offer = { kind: 'buttons', buttons: [{ label: 'Talk to a person', says: 'Talk to a person' }] }

test('where the agent does not know, a handoff button is under its answer, in the stream and in the history', async () => {
  const { send, history } = await startChat({ enableNodes: true, nodes: starterNodes })
  const { events } = await send('How tall is the Zugspitze?')
  expect(events).toContainEqual({ type: 'part', part: offer })
  expect((await history()).messages.at(-1)).toMatchObject({ role: 'agent', parts: [offer] })
})

describe('a visitor who requests a handoff', () => {
  test('waits and is listed for the team, with one event however often they request it', async () => {
    const chat = await startChat()
    expect((await chat.requestHandoff()).body).toEqual({ state: 'requested_chat', continue: true, reason: 'human' })
    expect((await chat.requestHandoff()).body).toEqual({ state: 'requested_chat', continue: true, reason: 'human' })
    const { body } = await region.invoke(
      LIST,
      { agentId: chat.agentId, state: 'requested_chat' },
      { token: owner.token },
    )
    expect(body.conversations).toMatchObject([{ conversationId: chat.conversationId, state: 'requested_chat' }])
    expect(chat.events().filter(({ type }) => type === 'conversations.assignee-changed')).toMatchObject([
      { data: { from: 'ai-chatting', to: 'requested_chat' } },
    ])
    expect((await chat.history()).messages.at(-1)).toMatchObject({ role: 'system', notice: 'requested' })
  })

  test('is listed in the same way when they type it, and the agent is silent after its one reply', async () => {
    const chat = await startChat()
    const { events } = await chat.send('human please')
    expect(events.at(-1)).toMatchObject({ type: 'state', state: 'requested_chat', continue: true, reason: 'human' })
    const { body } = await region.invoke(
      LIST,
      { agentId: chat.agentId, state: 'requested_chat' },
      { token: owner.token },
    )
    expect(body.conversations).toMatchObject([{ conversationId: chat.conversationId }])
    expect(chat.events().filter(({ type }) => type === 'conversations.assignee-changed')).toHaveLength(1)
    expect((await chat.send('Hello?')).events.map(({ type }) => type)).toEqual(['accepted', 'state'])
  })

  test('is on the desk until a member takes over, ends, or the visitor goes back to the agent', async () => {
    const chat = await startChat()
    const desk = () =>
      region.rows().filter(({ kind, sk }) => kind === 'desk-row' && String(sk).endsWith(chat.conversationId))
    for (const leave of [() => chat.requestHandoff('agent'), chat.takeOver]) {
      await chat.requestHandoff()
      expect(desk()).toMatchObject([{ pk: `DESK#${owner.uid}`, place: 'waiting' }])
      await leave()
      expect(desk()).toEqual([])
    }
    await chat.handBack()
    expect(desk()).toEqual([])
  })

  test('who had left a message and goes back to the agent still has it on the desk', async () => {
    const note = {
      ...starterNodes[2],
      enter: { kind: 'says', anyOf: ['leave a note'] },
      isGlobal: true,
      tells: 'message',
    }
    const nodes = starterNodes.map((node) => (node.id === 'answer' ? note : node))
    const chat = await startChat({ enableNodes: true, nodes })
    const desk = () =>
      region.rows().filter(({ kind, sk }) => kind === 'desk-row' && String(sk).endsWith(chat.conversationId))
    await chat.send('I want to leave a note')
    const [left] = desk()
    expect(left).toMatchObject({ place: 'left-message' })
    await chat.requestHandoff()
    expect(desk()).toMatchObject([{ place: 'waiting' }])
    await chat.requestHandoff('agent')
    expect(desk()).toEqual([left])
    // the notice is for members only
    expect((await chat.history()).messages.filter(({ notice }: { notice?: string }) => notice === 'left')).toEqual([])
    expect(
      (await chat.transcript()).messages.filter(({ notice }: { notice?: string }) => notice === 'left'),
    ).toHaveLength(1)
    await chat.end()
    expect(desk()).toEqual([])
  })

  test('gets no reply from the agent while waiting, at no cost', async () => {
    const chat = await startChat()
    await chat.requestHandoff()
    const { events } = await chat.send('It is about my invoice.')
    expect(events.map(({ type }) => type)).toEqual(['accepted', 'state'])
    expect(events.at(-1)).toMatchObject({ state: 'requested_chat', continue: true, reason: 'human' })
    expect((await chat.transcript()).conversation.credits).toBe(0)
  })

  test('can go back to the agent, which then answers', async () => {
    const chat = await startChat()
    await chat.requestHandoff()
    expect((await chat.requestHandoff('agent')).body).toEqual({ state: 'ai-chatting', continue: true })
    const { events } = await chat.send('When are you open?')
    expect(events.at(-1)).toMatchObject({ type: 'state', state: 'ai-chatting', continue: true })
    expect((await chat.history()).messages.at(-1)).toMatchObject({ role: 'agent' })
  })

  test('is listed though the agent keeps no history', async () => {
    const chat = await startChat({ recordChatHistory: false })
    await chat.requestHandoff()
    const { body } = await region.invoke(LIST, { agentId: chat.agentId }, { token: owner.token })
    expect(body.conversations).toHaveLength(1)
  })

  test('cannot send a human agent away by going back', async () => {
    const chat = await startChat()
    await chat.takeOver()
    expect((await chat.requestHandoff('agent')).body).toMatchObject({ state: 'human-chatting' })
  })
})

describe('a member who takes over', () => {
  test('is named to the visitor, silences the agent, and exchanges messages with the visitor', async () => {
    const chat = await startChat()
    await chat.send('Hello')
    await chat.requestHandoff()
    const { status, body } = await chat.takeOver()
    expect(status).toBe(200)
    expect(body.conversation).toMatchObject({ state: 'human-chatting', person: { name: 'Amira Khan', isMe: true } })
    const { events } = await chat.send('My claim was refused.')
    expect(events.at(-1)).toMatchObject({ type: 'state', state: 'human-chatting', continue: true, reason: 'human' })
    await chat.reply('Hello, Amira here.')
    const { messages } = await chat.history()
    expect(linesOf(messages).slice(-3)).toEqual([
      'system: Amira Khan joined. The agent is listening only.',
      'visitor: My claim was refused.',
      'person: Hello, Amira here.',
    ])
    expect(messages.at(-1)).toMatchObject({ by: 'Amira Khan' })
    expect(JSON.stringify(messages)).not.toContain(owner.email)
    expect(chat.events().map(({ type }) => type)).toContain('conversations.human-replied')
  })

  test('has each reply stored once, however often it is sent', async () => {
    const chat = await startChat()
    await chat.takeOver()
    const answers = await Promise.all([1, 2, 3].map(() => chat.reply('Good morning.', 'person-same-id')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.message.id)).size).toBe(1)
    expect(linesOf((await chat.history()).messages).filter((line) => line.startsWith('person'))).toHaveLength(1)
    expect(chat.events().filter(({ type }) => type === 'conversations.human-replied')).toHaveLength(1)
  })

  test('is the only one: of two at once the second gets the first one’s name, and cannot reply', async () => {
    const chat = await startChat()
    const other = await newMember()
    const both = await Promise.all([chat.takeOver(), chat.takeOver(other)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const winner = both[0]?.status === 200 ? 'Amira Khan' : 'Ben Ode'
    expect(both.find(({ status }) => status === 409)?.body.message).toBe(`${winner} has taken over this conversation.`)
    const loser = winner === 'Amira Khan' ? other : { token: owner.token }
    expect(await chat.reply('Me too', undefined, loser)).toMatchObject({ status: 409 })
    expect(chat.events().filter(({ type }) => type === 'conversations.assignee-changed')).toHaveLength(1)
  })

  test('cannot reply before taking over', async () => {
    const chat = await startChat()
    expect(await chat.reply('Hello')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Take over') },
    })
  })

  test('hands back to the agent, which answers the next message and reads that the member has left', async () => {
    const chat = await startChat()
    await chat.takeOver()
    await chat.reply('I have sent it again.')
    expect((await chat.handBack()).body.conversation).toMatchObject({ state: 'ai-chatting' })
    expect((await chat.handBack()).body.conversation.person).toBeUndefined()
    await chat.send('Thank you. When are you open?')
    const { messages } = await chat.history()
    expect(messages.at(-1)).toMatchObject({ role: 'agent' })
    expect(messages.filter(({ notice }: { notice?: string }) => notice === 'returned')).toHaveLength(1)
  })

  test('can end the conversation for both sides, once', async () => {
    const chat = await startChat()
    await chat.takeOver()
    await chat.end()
    expect((await chat.end()).body.conversation).toMatchObject({ state: 'ended_chat' })
    expect(await chat.history()).toMatchObject({ state: 'ended_chat', continue: false, reason: 'ended' })
    expect((await chat.send('One more thing')).status).toBe(410)
    expect((await chat.requestHandoff()).status).toBe(410)
    expect((await chat.takeOver()).status).toBe(410)
    expect(chat.events().filter(({ data }) => data.to === 'ended_chat')).toHaveLength(1)
  })

  test('leaves an audit entry for each step', async () => {
    const chat = await startChat()
    await chat.takeOver()
    await chat.end()
    const entries = region.rows().filter(({ kind, subject }) => kind === 'audit' && subject === chat.conversationId)
    expect(entries.map(({ action, by }) => [action, by])).toEqual([
      ['conversation.joined', owner.email],
      ['conversation.ended', owner.email],
    ])
  })
})

describe('a rating', () => {
  test('is stored once for a conversation, can be changed, and is shown to the team and the visitor', async () => {
    const chat = await startChat()
    await chat.takeOver()
    await chat.end()
    expect(await chat.rate(4)).toMatchObject({ status: 200, body: { score: 4 } })
    await chat.rate(4)
    await chat.rate(5, '  Kind and quick  ')
    expect((await chat.transcript()).conversation.rating).toEqual({ score: 5, comment: 'Kind and quick' })
    expect((await chat.history()).rating).toEqual({ score: 5, comment: 'Kind and quick' })
    const events = chat.events().filter(({ type }) => type === 'conversations.rated')
    expect(events.map(({ data }) => [data.score, data.before])).toEqual([
      [4, undefined],
      [5, 4],
    ])
  })

  test('cannot be changed after a day', async () => {
    const chat = await startChat()
    await chat.takeOver()
    await chat.end()
    await chat.rate(2)
    await heads.bump({ conversationId: chat.conversationId }, { set: { ratedAt: Date.now() - 25 * 3600_000 } })
    expect(await chat.rate(5)).toMatchObject({ status: 410 })
    expect(await chat.rate(2)).toMatchObject({ status: 200 })
  })

  test.each([0, 6, 2.5, '5'])('of %s is refused', async (score) => {
    const chat = await startChat()
    await chat.end()
    expect((await region.invoke(RATING, { ...chat, score }, { token: chat.token })).status).toBe(422)
  })

  test('is refused before the visitor has written', async () => {
    const chat = await startChat()
    expect((await chat.rate(5)).status).toBe(409)
  })
})

test('a page that reconnects while a member has taken over does not wait for the agent', async () => {
  const chat = await startChat()
  await chat.takeOver()
  await heads.bump(
    { conversationId: chat.conversationId },
    { set: { leaseToken: 'another-worker', leaseUntil: Date.now() + 60_000 } },
  )
  const { events } = await invokeStream(
    STREAM,
    { agentId: chat.agentId, conversationId: chat.conversationId },
    { token: chat.token },
  )
  expect(events.at(-1)).toMatchObject({ type: 'state', state: 'human-chatting' })
  expect(await chat.history()).toMatchObject({ isAnswering: false })
})

test('no step follows an end, and a repeated step changes nothing', () => {
  for (const step of ['request', 'withdraw', 'take-over', 'return'] as const)
    expect(nextState(step, 'ended_chat')).toBeUndefined()
  expect(nextState('end', 'ended_chat')).toBe('same')
  expect(nextState('take-over', 'human-chatting')).toBe('same')
  expect(nextState('withdraw', 'human-chatting')).toBe('same')
})

describe('visitors see a member', () => {
  const named = async (who: { readonly name?: string; readonly displayName?: string }) => {
    const { name, displayName } = who
    const email = `ana.silva-${++serial}@example.com`
    const member = await region.newPerson({ email, ...(name && { name }) })
    if (displayName) await region.invoke('POST /v2/me/profile', { displayName }, { token: member.token })
    await addMember(region, owner.uid, email)
    const chat = await startChat()
    await chat.takeOver({ token: member.token })
    await chat.reply('Hello.', undefined, { token: member.token })
    const seen = JSON.stringify(await chat.history())
    expect(seen).not.toMatch(/ana|silva|example\.com/i)
    return (await chat.history()).messages.filter((message: { by?: string }) => message.by)
  }

  test('by the name of their profile, also one that the identity provider does not know', async () => {
    const shown = [{ text: conversationMessages.notices.joined('Uma Xavier') }, { by: 'Uma Xavier', text: 'Hello.' }]
    expect(await named({ displayName: 'Uma Xavier' })).toMatchObject(shown)
    expect(await named({ name: 'Una from the provider', displayName: 'Uma Xavier' })).toMatchObject(shown)
  })

  test('by the identity provider’s name until they enter another', async () => {
    expect(await named({ name: 'Uma of the Pool' })).toMatchObject([{}, { by: 'Uma of the Pool' }])
  })

  test('without a name as the team, never by a part of the e-mail address', async () => {
    const team = conversationMessages.team
    expect(await named({})).toMatchObject([{ by: team }, { by: team, text: 'Hello.' }])
    const actor = { kind: 'agent-key', agentId: 'a', workspaceId: 'w' } as const
    expect((await humanAgentOf({ actor })).name).toBe(team)
  })
})
