import { afterEach, describe, expect, test } from 'vitest'
import { messages } from '#functions/conversations/store'
import { handleMessage } from '#functions/conversations/turn/handle-message'
import type { KnowledgeHit, KnowledgeQuestion } from '#functions/conversations/turn/knowledge.port'
import type { AgentNode } from '#shared/agents/schema'
import {
  audience,
  type ChatOptions,
  type ChatWorld,
  chatWorld,
  fakeModel,
  finish,
} from '#test/support/worlds/chat-world'

let chat: ChatWorld
afterEach(() => chat.undo())

const page: KnowledgeHit = { sourceId: 'page', title: 'Terms', heading: 'Parking', text: 'Park anywhere.', score: 0.9 }
const written = (wins: boolean): KnowledgeHit => ({
  sourceId: 'pair:1',
  title: 'Questions and answers',
  heading: 'Is there parking?',
  text: 'Yes, **40** places [2].',
  score: 0.9,
  pair: { id: '1', wins },
})
let asked = 0
const model = fakeModel(() => {
  asked++
  return finish('A model’s answer [1].')
})
const open = async (options: ChatOptions) => {
  asked = 0
  chat = await chatWorld({ model, ...options })
  return chat
}
const send = async (text: string) => {
  const received = audience()
  await handleMessage(chat.request(chat.message(text)), chat.ports, received)
  return received
}
const replies = async () =>
  (await messages.list(`CONV#${chat.conversationId}`, 'MSG#', { consistent: true })).items.filter(
    ({ role }) => role === 'agent',
  )
const committed = () =>
  chat.published
    .map(({ detail }) => JSON.parse(detail) as { type: string; data: Record<string, unknown> })
    .find(({ type }) => type === 'conversations.reply-committed')?.data

describe('the team’s own answer to a question', () => {
  test('is given word for word and cited; no model is called, and only the base price is charged', async () => {
    await open({ hits: [written(true), page] })
    const before = await chat.balance()
    const received = await send('Is there parking?')
    expect(received.text()).toBe('Yes, **40** places [2].')
    expect(await replies()).toMatchObject([
      {
        text: 'Yes, **40** places [2].',
        citations: [{ n: 1, title: 'Questions and answers', sourceId: 'pair:1' }],
      },
    ])
    expect(asked).toBe(0)
    expect((before ?? 0) - ((await chat.balance()) ?? 0)).toBe(1000)
    expect(committed()).toMatchObject({ pairId: '1', milliCredits: 1000, inputTokens: 0, isUnanswered: false })
    const [trace] = received.traces
    expect(trace?.model).toBeUndefined()
    expect(trace?.retrieval?.hits.map(({ pair, isUsed }) => [pair?.wins, isUsed])).toEqual([
      [true, true],
      [undefined, false],
    ])
  })

  test('is a chunk like any other when the question does not match closely enough', async () => {
    await open({ hits: [written(false), page] })
    await send('Is there parking for coaches?')
    expect(asked).toBe(1)
    expect(await replies()).toMatchObject([{ text: 'A model’s answer [1].' }])
    expect(committed()).not.toHaveProperty('pairId')
  })

  test('is not given at a node that uses no knowledge', async () => {
    const start = {
      id: 'start',
      type: 'start' as const,
      name: 'S',
      instructions: 'x',
      transitions: [],
      usesKnowledge: false,
    }
    await open({ hits: [written(true)], settings: { enableNodes: true, nodes: [start] } })
    await send('Is there parking?')
    expect(asked).toBe(1)
  })

  test('is matched with the visitor’s question only, even when the previous one is searched too', async () => {
    const questions: KnowledgeQuestion[] = []
    await open({
      ports: {
        retrieve: async (question) => {
          questions.push(question)
          return [page]
        },
      },
    })
    await send('What does a double room cost in the summer?')
    await send('Any parking?')
    expect(questions.at(-1)).toMatchObject({
      text: 'What does a double room cost in the summer?\nAny parking?',
      asked: 'Any parking?',
    })
  })
})

describe('an answer of a real model', () => {
  const knowing = (change: object) => ({ settings: { onlyAnswerFromKnowledge: true, enableNodes: false, ...change } })
  const unsure = { ...page, score: 0.2 }
  const says = (text: string) => fakeModel(() => finish(text))
  test.each([
    ['a question, nothing sure found, nothing cited', 'Do you rent skis?', [unsure], 'I do not know.', {}, true],
    ['it cites a chunk', 'Do you rent skis?', [unsure], 'Yes [1].', {}, false],
    ['a sure chunk was found', 'Do you rent skis?', [page], 'Yes.', {}, false],
    ['nothing was asked', 'Thanks a lot!', [unsure], 'You are welcome.', {}, false],
    ['it may answer from elsewhere', 'Do you rent skis?', [], 'Yes.', { onlyAnswerFromKnowledge: false }, false],
  ] as const)(
    'counts as unanswered when it has no basis: %s',
    async (_, question, hits, answer, change, isUnanswered) => {
      await open({ ...knowing(change), hits, model: says(answer) })
      await send(question)
      expect(committed()).toMatchObject({ isUnanswered })
    },
  )

  test('counts as unanswered by this rule only for real models: the offline model reports it itself', async () => {
    await open({ ...knowing({}), hits: [unsure], model: fakeModel(() => finish('Yes.'), 'offline') })
    await send('Do you rent skis?')
    expect(committed()).toMatchObject({ isUnanswered: false })
  })

  test('does not count as unanswered when it rests on a tool', async () => {
    const node: AgentNode = {
      id: 'n',
      type: 'default',
      name: 'N',
      instructions: 'Help.',
      transitions: [],
      tools: ['stock'],
    }
    await open({
      settings: { onlyAnswerFromKnowledge: true, enableNodes: true, nodes: [node] },
      head: { nodeId: 'n' },
      hits: [unsure],
      model: fakeModel(({ system }) =>
        system.includes('twelve pairs')
          ? finish('Yes, twelve pairs.')
          : [
              { type: 'tool-call', id: '1', name: 'stock', input: {} },
              { type: 'finish', reason: 'tool-calls', inputTokens: 1, outputTokens: 1 },
            ],
      ),
      ports: {
        tools: {
          describe: async () => [{ name: 'stock', description: 'How many there are', parameters: {} }],
          run: async () => ({ ok: true, result: 'twelve pairs' }),
        },
      },
    })
    expect((await send('Do you rent skis?')).text()).toContain('twelve pairs')
    expect(committed()).toMatchObject({ isUnanswered: false })
  })
})
