import { afterEach, expect, test } from 'vitest'
import { handleMessage } from '#functions/conversations/turn/handle-message'
import { conversationMessages } from '#shared/conversations/messages'
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

const send = async (text: string, options: ChatOptions) => {
  chat = await chatWorld(options)
  const received = audience()
  await handleMessage(chat.request(chat.message(text)), chat.ports, received)
  return received
}
const node = {
  id: 'desk',
  type: 'start' as const,
  name: 'Desk',
  instructions: 'Help with bookings.',
  transitions: [],
  tools: ['check_slots'],
}

test('the trace has the prompt as it was sent: instructions, history and temperature', async () => {
  const { traces, events } = await send('When can I come?', {
    settings: { enableNodes: true, nodes: [node], vg_temperature: 0.4, vg_systemPrompt: 'You are the desk.' },
    model: fakeModel((request) => {
      expect(request.system).toContain('You are the desk.')
      return finish('On Tuesday.')
    }),
  })
  expect(traces).toHaveLength(1)
  expect(traces[0]?.model).toMatchObject({
    temperature: 0.4,
    messages: [{ role: 'user', text: 'When can I come?' }],
    inputTokens: 100,
    outputTokens: 20,
  })
  expect(traces[0]?.model?.prompt).toContain('Help with bookings.')
  expect(traces[0]?.failure).toBeUndefined()
  // a visitor gets the reply and no trace
  expect(JSON.stringify(events)).not.toMatch(/You are the desk|Help with bookings/)
})

test('the trace of a model failure has its node, its reason and the steps before', async () => {
  let asked = 0
  const { traces, events } = await send('Is Tuesday free?', {
    settings: { enableNodes: true, nodes: [node] },
    model: fakeModel(() =>
      ++asked === 1
        ? [
            { type: 'tool-call', id: '1', name: 'check_slots', input: { day: 'Tuesday' } },
            { type: 'finish', reason: 'tool-calls', inputTokens: 1, outputTokens: 1 },
          ]
        : [{ type: 'failed', failure: 'bad-key', message: 'no' }],
    ),
    hits: [{ sourceId: 's', title: 'Calendar', heading: '', text: 'Open on Tuesday.', score: 0.9 }],
    ports: {
      tools: {
        describe: async () => [{ name: 'check_slots', description: '', parameters: {} }],
        run: async () => ({ ok: false, error: 'The calendar did not answer.' }),
      },
    },
  })
  expect(traces).toMatchObject([
    {
      failure: { step: 'model', nodeId: 'desk', code: 'bad-key' },
      tools: [{ name: 'check_slots', input: { day: 'Tuesday' }, error: 'The calendar did not answer.' }],
      retrieval: { hits: [{ title: 'Calendar', isUsed: false }] },
      credits: 0,
    },
  ])
  expect(traces[0]?.path.at(-1)?.nodeId).toBe('desk')
  expect(events.find(({ type }) => type === 'done')).toMatchObject({ message: { text: conversationMessages.apology } })
  expect(JSON.stringify(events)).not.toContain('bad-key')
})

test('the trace names knowledge as the failed step when it cannot be read', async () => {
  const { traces } = await send('Is Tuesday free?', {
    ports: {
      retrieve: async () => {
        throw new Error('the index is gone')
      },
    },
  })
  expect(traces).toMatchObject([{ failure: { step: 'knowledge', code: 'broken' }, credits: 0 }])
})
