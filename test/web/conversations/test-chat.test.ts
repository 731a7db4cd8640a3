import { describe, expect, it } from 'vitest'
import type { Message, TurnTrace } from '#shared/conversations/schema'
import { questionBefore } from '#web/features/conversations/debugger/question-before.ts'
import {
  addVisitorMessage,
  applyEvent,
  emptyChat,
  markUnsent,
  removeUnsent,
  type TestChat,
  type TestEvent,
} from '#web/features/conversations/test-chat/test-chat.ts'
import { readEvents } from '#web/lib/api/read-events.ts'

const answer: Message = { id: 'm2', role: 'agent', text: 'Dogs up to 20 kg stay free.', at: 2 }
const chatAfter = (
  events: readonly TestEvent[],
  from: TestChat = addVisitorMessage(emptyChat, { text: 'Do you allow dogs?' }, 'c1', 1),
) => events.reduce(applyEvent, from)

describe('a test conversation', () => {
  it('shows the question at once and the answer as it streams', () => {
    const chat = chatAfter([
      { type: 'accepted', messageId: 'm1', queued: false },
      { type: 'step', text: 'Reading House rules' },
      { type: 'delta', text: 'Dogs up ' },
      { type: 'delta', text: 'to 20 kg' },
    ])
    expect(chat.messages.map(({ text }) => text)).toEqual(['Do you allow dogs?'])
    expect(chat.writing).toEqual({ text: 'Dogs up to 20 kg', step: '' })
  })

  it('shows the committed answer once, however often it arrives', () => {
    const done: TestEvent = { type: 'done', messageId: 'm2', message: answer }
    const chat = chatAfter([{ type: 'delta', text: 'Dogs' }, { type: 'replace', message: answer }, done, done])
    expect(chat.messages.filter(({ role }) => role === 'agent')).toEqual([answer])
    expect(chat.writing).toBeUndefined()
  })

  it('starts the answer again when the server retracts the streamed text', () => {
    expect(
      chatAfter([{ type: 'delta', text: 'Cats' }, { type: 'reset' }, { type: 'delta', text: 'Dogs' }]).writing?.text,
    ).toBe('Dogs')
  })

  it('keeps the trace of each answer, and knows messages by the server’s ids', () => {
    const traceOf = (totalMs: number): TurnTrace => ({ path: [], tools: [], variables: {}, credits: 1, totalMs })
    const done = (id: string): TestEvent => ({ type: 'done', messageId: id, message: { ...answer, id } })
    const first = chatAfter([
      { type: 'accepted', messageId: 'm1', queued: false },
      { type: 'trace', trace: traceOf(1) },
      done('m2'),
    ])
    expect(first.messages.map(({ id }) => id)).toEqual(['m1', 'm2'])
    const second = chatAfter(
      [{ type: 'trace', trace: traceOf(2) }, done('m4')],
      addVisitorMessage(first, { text: 'And cats?' }, 'c2', 3),
    )
    // an answer without a model, such as a pause, has no trace
    const third = chatAfter([done('m6')], addVisitorMessage(second, { text: 'And?' }, 'c3', 5))
    expect(Object.entries(third.traces).map(([id, { totalMs }]) => [id, totalMs])).toEqual([
      ['m2', 1],
      ['m4', 2],
    ])
  })

  it('takes a burst before an answer as one question', () => {
    const sent = (['visitor', 'agent', 'visitor', 'visitor', 'agent'] as const).map(
      (role, at): Message => ({ id: String(at), role, text: String(at), at }),
    )
    expect([0, 1, 4].map((at) => questionBefore(sent, at))).toEqual([undefined, '0', '2\n3'])
  })

  it('keeps a refused message as unsent, until it is sent again', () => {
    const attachments = [{ id: 'f1', name: 'a.png', type: 'image/png', bytes: 7 }]
    const sent = addVisitorMessage(emptyChat, { text: 'Look', attachments }, 'c1', 1)
    const refused = markUnsent(sent, 'c1', 'The content of a.png does not match its file type.')
    expect(refused.messages).toMatchObject([{ id: 'c1', text: 'Look', attachments }])
    expect(refused.unsent).toEqual({ c1: 'The content of a.png does not match its file type.' })
    expect(refused.writing).toBeUndefined()
    expect(removeUnsent(refused, 'c1').messages).toEqual([])
    // a conversation that was started over in the meantime continues
    const other = addVisitorMessage(emptyChat, { text: 'Hello' }, 'c2', 2)
    expect(markUnsent(other, 'c1', '')).toBe(other)
    expect(removeUnsent(other, 'c1')).toBe(other)
  })

  it('reads a voice note’s transcription as the server stored it', () => {
    const note = { id: 'f1', name: 'voice-note.webm', type: 'audio/webm', bytes: 7, seconds: 3 }
    const transcribed = { text: 'How much is it?', attachments: [{ ...note, isTranscribed: true }] }
    const sent = addVisitorMessage(emptyChat, { text: '', attachments: [note] }, 'c1', 1)
    const chat = chatAfter([{ type: 'accepted', messageId: 'm1', queued: false, transcribed }], sent)
    expect(chat.messages).toMatchObject([{ id: 'm1', clientId: 'c1', ...transcribed }])
  })

  it('stops at zero credits and says why', () => {
    const chat = chatAfter([{ type: 'state', state: 'ai-chatting', continue: false, reason: 'no-credits' }])
    expect(chat).toMatchObject({ canContinue: false, reason: 'no-credits' })
  })

  it('keeps the question when the answer fails', () => {
    const chat = chatAfter([
      { type: 'error', code: 'unavailable', message: 'The model did not answer.', isRetryable: true },
    ])
    expect(chat.messages).toHaveLength(1)
    expect(chat.problem).toBe('The model did not answer.')
  })
})

describe('an event stream', () => {
  const read = async (pieces: readonly Uint8Array<ArrayBuffer>[]) => {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => {
        for (const piece of pieces) controller.enqueue(piece)
        controller.close()
      },
    })
    const events: unknown[] = []
    for await (const event of readEvents(body)) events.push(event)
    return events
  }
  const text =
    ': heartbeat\n\nevent: delta\ndata: {"text":"Grüße 👋"}\n\nevent: done\r\ndata: {"messageId":"m2"}\r\n\r\nevent: delta\ndata: {"te'

  it('reads the same events wherever the network splits it, even inside a character', async () => {
    const bytes = new TextEncoder().encode(text)
    const expected = [
      { type: 'delta', text: 'Grüße 👋' },
      { type: 'done', messageId: 'm2' },
    ]
    for (let cut = 1; cut < bytes.length; cut++)
      expect(await read([bytes.slice(0, cut), bytes.slice(cut)])).toEqual(expected)
  })
})
