import { describe, expect, test } from 'vitest'
import { awayWordsNow } from '#functions/conversations/away-words-now'
import * as contact from '#functions/conversations/contact/contact'
import { fillVariables } from '#functions/conversations/turn/plan/fill-variables'
import type { AgentNode } from '#shared/agents/schema'
import { starterNodes } from '#shared/agents/starter-nodes'
import { turnChat } from '#test/support/worlds/turn-chat'

const NAME = 'Of course. What is your name?'
const EMAIL = 'Which e-mail address can our team reach you at?'
const ASK = 'I want to talk to a person'
/** The model's. */
const ANSWER = 'An answer.'

const open = async (nodes: readonly AgentNode[] = starterNodes, handoff = {}) => {
  const { chat, send, transcript } = await turnChat({
    settings: { enableNodes: true, nodes: [...nodes], ...handoff },
  })
  Object.assign(chat.ports, { awayWords: awayWordsNow, contact: async () => contact })
  return { chat, transcript, say: async (text: string) => (await send(text)).text() }
}

describe('a visitor who is asked for their name', () => {
  test('is answered when they ask something else, and asked again, twice at most', async () => {
    const { chat, say } = await open()
    await say(ASK)
    expect(await say('I want to know when you open')).toBe(`${ANSWER}\n\n${NAME}`)
    expect(await say('When do you open?')).toBe(`${ANSWER}\n\n${NAME}`)
    expect((await chat.head())?.variables.name).toBeUndefined()
    expect(await say('opening hours')).toBe(EMAIL)
    expect(await say('ann@example.com')).toBe(
      'Thank you. I have asked our team to join this chat. If nobody can, they write to ann@example.com.',
    )
  })

  test('may refuse it, and the address too: the team is asked all the same, and nothing is promised', async () => {
    const { chat, say } = await open()
    await say(ASK)
    expect(await say('I’d rather not')).toBe(EMAIL)
    expect(await say('nein')).toBe('Thank you. I have asked our team to join this chat.')
    expect(await chat.head()).toMatchObject({ state: 'requested_chat', place: 'waiting' })
  })

  test('gives the address with it in one message', async () => {
    const { chat, say } = await open()
    await say(ASK)
    expect(await say('Ann Lee, ann@example.com')).toMatch(/^Thank you, Ann Lee\. .* write to ann@example\.com\.$/)
    expect((await chat.head())?.variables).toMatchObject({ name: 'Ann Lee', email: 'ann@example.com' })
  })

  test('is not asked for what they gave earlier, by themselves or by the page', async () => {
    const { say } = await open()
    await say('Hello, my name is Ann Lee, write to ann@example.com')
    expect(await say(ASK)).toMatch(/^Thank you, Ann Lee\. .* write to ann@example\.com\.$/)
  })

  test('gives nothing by a question', async () => {
    const { say } = await open()
    await say('Is your address info@example.com?')
    await say(ASK)
    expect(await say('Ann')).toBe(EMAIL)
  })

  test('hears of a slip in an address, and is answered when they write no address at all', async () => {
    const { say } = await open()
    await say(ASK)
    await say('Ann')
    expect(await say('ann@example')).toMatch(/^That does not look like an e-mail address/)
    expect(await say('I want to know when you open')).toBe(`${ANSWER}\n\n${EMAIL}`)
    expect(await say('hm')).toBe('Thank you, Ann. I have asked our team to join this chat.')
  })
})

test('"no" answers a question that is not about the visitor, and a certain refusal does not', async () => {
  const asking: AgentNode[] = [
    { id: 'start', type: 'start', name: 'Start', instructions: '', says: 'Hello.', transitions: [] },
    {
      id: 'allergy',
      type: 'default',
      name: 'Allergies',
      instructions: '',
      isGlobal: true,
      enter: { kind: 'says', anyOf: ['book'] },
      asks: [{ variable: 'allergies', question: 'Any allergies?', kind: 'text' }],
      transitions: [{ id: 't', to: 'noted', when: { kind: 'always' } }],
    },
    {
      id: 'noted',
      type: 'default',
      name: 'Noted',
      instructions: '',
      says: 'Noted. Allergies: {{allergies}}.',
      transitions: [],
    },
  ]
  const one = await open(asking)
  await one.say('book')
  expect(await one.say('no')).toBe('Noted. Allergies: no.')
  const other = await open(asking)
  await other.say('book')
  expect(await other.say('I’d rather not say')).toBe('Noted.')
})

describe('while nobody of the team is there', () => {
  const handoff = { timeZone: 'UTC', hours: [], onlyOnline: true, awayMessage: '' }

  test('that is said before a name is asked for, and one form asks for both', async () => {
    const { chat, say, transcript } = await open(starterNodes, { handoff })
    expect(await say(ASK)).toBe('Our team is not here right now. Write your message in this chat, and we will answer.')
    expect((await transcript()).findLast(({ role }) => role === 'agent')?.parts).toMatchObject([
      {
        kind: 'form',
        fields: [
          { variable: 'name', kind: 'text' },
          { variable: 'email', isRequired: true },
        ],
      },
    ])
    expect(await chat.head()).toMatchObject({ place: 'left-message', state: 'ai-chatting', nodeId: 'start' })
    expect(await say('Please keep a chair for me')).toBe(
      `${ANSWER}\n\nYour message is with our team. They answer in this chat.`,
    )
    expect(await say('And a table')).toBe(ANSWER)
  })

  test('a node that asks what it is about says so first, and asks for the message at the end', async () => {
    const nodes = starterNodes.map((node) =>
      node.id === 'person'
        ? { ...node, asks: [{ variable: 'subject', question: 'What is it about?', kind: 'text' as const }] }
        : node,
    )
    const { chat, say } = await open(nodes, { handoff })
    expect(await say(ASK)).toMatch(/^Our team is not here right now\..*\n\nWhat is it about\?$/)
    expect(await say('A chair')).toBe('Please write your message for our team now.')
    expect(await chat.head()).toMatchObject({ place: 'left-message' })
  })
})

test.each([
  ['Thank you, {{name}}. They write to {{email}}.', 'Thank you.'],
  ['{{name}}様、ありがとうございます。{{email}}にご連絡します。', 'ありがとうございます。'],
  ['谢谢您，{{name}}。他们会写信到 {{email}}。', '谢谢您。'],
  ['Noted **{{order}}** ({{name}}). Goodbye!', 'Goodbye!'],
  ['Thank you {{other}}. Goodbye!', 'Thank you . Goodbye!'],
])('words about a value that a visitor refused leave it out: %s', (words, filled) =>
  expect(fillVariables(words, { name: '', email: '', order: '7' })).toBe(filled),
)
