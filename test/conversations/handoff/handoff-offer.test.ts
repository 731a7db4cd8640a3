import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handoffOffer } from '#functions/conversations/turn/handoff-offer'
import { starterNodes } from '#shared/agents/starter-nodes'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

const START = 'POST /v2/public/agents/{agentId}/conversations'
const HISTORY = 'GET /v2/public/agents/{agentId}/conversations/{conversationId}/messages'
const offer = { kind: 'buttons', buttons: [{ label: 'Talk to a person', says: 'Talk to a person' }] }

describe('a message that asks for a person', () => {
  test.each([
    'human please',
    'I’d like to talk to a human, please',
    'Can I speak with a person?',
    'I need a human',
    'Ich möchte mit einem Menschen sprechen',
    'Talk to a person',
  ])('gets a handoff button: %s', async (message) =>
    expect(await handoffOffer(message, 'Talk to a person', false)).toEqual([offer]),
  )

  test.each([
    'How much is a ticket for a person?',
    'Are you a human?',
    'Is the human resources office open?',
    'I need a person to sign for my parcel',
    'Hello',
    '',
  ])('gets no button when it does not ask: %s', async (message) =>
    expect(await handoffOffer(message, 'Talk to a person', false)).toEqual([]),
  )

  test('gets no button where the agent has no handoff', async () =>
    expect(await handoffOffer('human please', ' ', true)).toEqual([]))

  test('is cut before an emoji, not within it', async () => {
    const title = `${'x'.repeat(39)}😀`
    expect(await handoffOffer('human please', title, true)).toMatchObject([{ buttons: [{ label: 'x'.repeat(39) }] }])
  })

  test('gets a button with a shortened label that sends the whole title', async () => {
    const title = 'Chat with one of our very friendly people at the front desk'
    expect(await handoffOffer(title, title, false)).toEqual([
      { kind: 'buttons', buttons: [{ label: title.slice(0, 40), says: title }] },
    ])
  })
})

describe('a conversation', () => {
  let region: TestRegion
  let owner: Awaited<ReturnType<TestRegion['newPerson']>>
  let serial = 0
  beforeAll(async () => {
    region = await startRegion()
    owner = await region.newPerson()
  })
  afterAll(() => region.stop())

  /** Sends each message and answers with the newest reply: its text, and the labels under it. */
  const talk = async (settings: object, ...messages: string[]) => {
    const agentId = `offering-agent-${String(++serial).padStart(3, '0')}`
    await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Desk', ...settings }, owner)
    const { conversationId, token } = (await region.invoke(START, { agentId })).body
    const ids = { agentId, conversationId }
    for (const text of messages) {
      const clientId = `offered-${String(++serial).padStart(6, '0')}`
      await invokeStream(`${START}/{conversationId}/messages`, { ...ids, clientId, text }, { token })
    }
    const { body } = await region.invoke(HISTORY, ids, { token })
    const reply = body.messages.findLast(({ role }: { role: string }) => role === 'agent')
    return { text: reply.text, parts: (reply.parts ?? []).map(({ kind }: { kind: string }) => kind) }
  }
  const withNodes = { enableNodes: true, nodes: starterNodes }

  test('offers a person under an answer that does not know, where the agent has handoff', async () => {
    const unknown = 'What is the airspeed velocity of an unladen swallow?'
    expect(await talk({}, unknown)).toMatchObject({
      text: expect.stringContaining('I don’t know that'),
      parts: ['buttons'],
    })
    expect((await talk({ UIhandoffTitle: '' }, unknown)).parts).toEqual([])
  })

  test('offers none while a handover collects, waits or was left', async () => {
    expect(await talk(withNodes, 'I want to talk to a human')).toEqual({
      text: 'Of course. What is your name?',
      parts: [],
    })
    const unknown = 'What is the airspeed velocity of an unladen swallow?'
    expect((await talk(withNodes, 'I want to talk to a human', unknown)).parts).toEqual([])
    const away = { timeZone: 'UTC', hours: [], onlyOnline: true, awayMessage: '', captureEmail: false }
    expect(await talk({ handoff: away }, 'I want to talk to a human', unknown)).toEqual({
      text: 'Your message is with our team. They answer in this chat.',
      parts: [],
    })
    const further = [unknown, 'And how fast is the other one?']
    expect(await talk({ handoff: away }, 'I want to talk to a human', ...further)).toEqual({
      text: 'I have added this to your message for our team.',
      parts: [],
    })
  })
})
