import { describe, expect, test } from 'vitest'
import { turnChat } from '#test/support/worlds/turn-chat'
import { waitingModel } from '#test/support/worlds/waiting-model'

describe('a message that is sent twice', () => {
  test('is stored, answered and charged once', async () => {
    const { send, kinds, spoken } = await turnChat()
    await send('Hello', 'client-same-1')
    const again = await send('Hello', 'client-same-1')
    expect(again.events).toEqual([{ type: 'accepted', messageId: expect.any(String), queued: true }])
    expect(await spoken()).toEqual(['visitor: Hello', 'agent: An answer.'])
    expect(kinds('ledger-entry')).toHaveLength(1)
  })

  test('is not answered a second time while the first reply is being written', async () => {
    const { model, letGo, isAsked } = waitingModel()
    const { send, spoken } = await turnChat({ model })
    const first = send('Hello', 'client-same-2')
    await isAsked()
    expect((await send('Hello', 'client-same-2')).events).toEqual([
      { type: 'accepted', messageId: expect.any(String), queued: true },
    ])
    letGo()
    await first
    expect(await spoken()).toEqual(['visitor: Hello', 'agent: An answer.'])
  })

  test('is stored once though it is sent twenty times at once', async () => {
    const { send, spoken } = await turnChat()
    await Promise.all(Array.from({ length: 20 }, () => send('Hello', 'client-same-3')))
    expect(await spoken()).toEqual(['visitor: Hello', 'agent: An answer.'])
  })
})
