import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepPromise, openPromises } from '#functions/channels/discord/promises'
import { fakeModel, finish } from '#test/support/worlds/chat-world'
import { ACCOUNT, ANN, type Asked, BEN, type Behaviour, discordWorld, ok, refusal } from './discord-world.ts'

const world = () =>
  discordWorld({ model: fakeModel(() => finish('An answer')), settings: { vg_defaultModel: 'gpt-4o' } })

test('a place is given to one message: another one, and who would tell who answers, come too late', async () => {
  const it = await world()
  await it.ask('Are you open?')
  await it.work()
  const [promise] = await openPromises(ACCOUNT, ANN.id, it.head().conversationId, it.clock.now)
  if (!promise) throw new Error('nothing was promised')
  expect(await keepPromise(promise, 'M1')).toBe(true)
  expect(await keepPromise(promise, 'told')).toBe(false)
  expect(await keepPromise(promise, 'M2')).toBe(false)
  expect(await keepPromise(promise, 'M1')).toBe(true)
})

test('a question that is delivered twice is promised once, and an answered one stays answered', async () => {
  const it = await world()
  await it.ask('Are you open?', { more: { id: '1418572602737299559', token: 'twice' } })
  await it.ask('Are you open?', { more: { id: '1418572602737299559', token: 'twice' } })
  await it.work()
  expect(it.rows('discord-promise')).toHaveLength(1)
})

/** What Discord shows at the places of deferred answers: `thinking`, a text, or nothing. */
const places = () => {
  const shown = new Map<string, string>()
  const answer = (asked: Asked, isLimited: boolean): Behaviour => {
    const [, token] = /^webhooks\/\d+\/(token-\d+)\/messages\/@original$/.exec(asked.path) ?? []
    if (isLimited) return refusal(429, 0, 'You are being rate limited.', { retry_after: 1 })
    if (token === undefined) return ok()
    if (!shown.has(token)) return refusal(404, 10008, 'Unknown Message')
    if (asked.method === 'DELETE') {
      shown.delete(token)
      return { status: 204 }
    }
    shown.set(token, String(asked.body.content))
    return ok()
  }
  return { shown, answer }
}

const Step = fc.constantFrom('ann', 'ben', 'work', 'drain', 'take over', 'member', 'limit', 'wait', 'delete' as const)

test('whatever happens in which order, nobody is left with “is thinking”, and no answer is replaced by another', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const it = await world()
      const { shown, answer } = places()
      const answers = new Map<string, string>()
      let limited = 0
      it.answer((asked) => {
        const result = answer(asked, limited-- > 0)
        for (const [token, text] of shown) {
          const before = answers.get(token)
          // only who was told who answers may read something else there later
          if (before !== undefined && !/answers here/.test(before)) expect(text).toBe(before)
          if (text !== 'thinking') answers.set(token, text)
        }
        return result
      })
      let isTaken = false
      for (const step of [...steps, 'ann', 'work', 'drain']) {
        if (step === 'ann' || step === 'ben')
          shown.set(await it.ask(`Question of ${step}`, { user: step === 'ann' ? ANN : BEN }), 'thinking')
        if (step === 'work') await it.work()
        if (step === 'drain') await it.drain()
        if (step === 'limit') limited = 1
        if (step === 'wait') it.clock.now += 60_000
        if (step === 'delete') shown.delete([...shown.keys()][0] ?? '')
        if (step === 'take over' && it.conversations().length > 0) {
          await it.takeOver('Ada')
          isTaken = true
        }
        if (step === 'member' && isTaken) await it.say('Hello from Ada')
      }
      it.clock.now += 10_000
      await it.drain()
      expect([...shown.values()].filter((text) => text === 'thinking')).toEqual([])
      expect(it.rows('waiting-inbound')).toEqual([])
    }),
    { seed: 14, numRuns: Number(process.env.SIM_SEEDS ?? 40), endOnFailure: true },
  )
}, 120_000)
