import { expect, test } from 'vitest'
import { answerOverdue } from '#functions/conversations/turn/answer-overdue'
import { handleMessage } from '#functions/conversations/turn/handle-message'
import { cancelTurn } from '#functions/conversations/turn/lease/cancel-turn'
import { LEASE_MS } from '#functions/conversations/turn/limits'
import { replaceWorld, world } from '#lib/world'
import { audience } from '#test/support/worlds/chat-world'
import { spendGuards } from '#test/support/worlds/spend-guards'
import { turnChat } from '#test/support/worlds/turn-chat'
import { waitingModel } from '#test/support/worlds/waiting-model'

const COST = 1450
const BEFORE_MIDNIGHT = Date.UTC(2027, 5, 1, 23, 59, 59)

/** A turn whose model still writes after midnight, and a second message that will need another round. */
const turnOverMidnight = async () => {
  const { model, letGo, isAsked } = waitingModel()
  const guarded = await turnChat({ settings: spendGuards({ perDay: 100 }) })
  const { chat, kinds, holds } = guarded
  const ports = { ...chat.ports, selectModel: async () => ({ model, id: 'gpt-4o' }) }
  chat.clock.now = BEFORE_MIDNIGHT
  const turn = handleMessage(chat.request(chat.message('Anybody there?')), ports, audience())
  await isAsked()
  await handleMessage(chat.request(chat.message('Hello?')), ports, audience())
  const [first] = holds()
  if (!first) throw new Error('the turn holds nothing')
  return {
    chat,
    ports,
    turn,
    letGo,
    isAsked,
    /** Commits the first reply, which renews the lease for a second round. */
    renew: async () => {
      letGo()
      await isAsked()
    },
    hold: first.milliCredits,
    spent: () => kinds('spend').map(({ day, milliCredits }) => [day, milliCredits]),
  }
}

test('an end that saw the lease before its round was renewed does not touch the new hold', async () => {
  const { chat, turn, renew, letGo, hold, spent } = await turnOverMidnight()
  const seen = await chat.head()
  if (!seen) throw new Error('the conversation has no head')
  chat.clock.now += 2000
  await renew()
  expect(spent()).toEqual([
    ['2027-06-01', COST],
    ['2027-06-02', hold],
  ])
  expect(await cancelTurn(seen)).toBe(false)
  letGo()
  await turn
  expect(spent()).toEqual([
    ['2027-06-01', COST],
    ['2027-06-02', COST],
  ])
  expect(await chat.balance()).toBe(1_000_000 - 2 * COST)
})

test('a renewal that is committed without an answer leaves its worker with the new hold', async () => {
  const { chat, turn, letGo, isAsked, spent } = await turnOverMidnight()
  chat.clock.now += 2000
  const real = world().database
  let renewals = 0
  const restore = replaceWorld({
    database: async (command) => {
      const answer = await real(command)
      const isRenewal =
        command.constructor.name === 'TransactWriteCommand' && JSON.stringify(command.input).includes('2027-06-02')
      if (!isRenewal || ++renewals > 1) return answer
      // the database's client repeats a request by itself, and shows only what the last one met
      const CancellationReasons = [{ Code: 'TransactionConflict' }, { Code: 'None' }]
      throw Object.assign(new Error('conflict'), { CancellationReasons })
    },
  })
  letGo()
  await isAsked()
  letGo()
  await turn
  restore()
  expect(renewals).toBeGreaterThan(0)
  expect(spent()).toEqual([
    ['2027-06-01', COST],
    ['2027-06-02', COST],
  ])
  expect(await chat.balance()).toBe(1_000_000 - 2 * COST)
})

test('neither does a worker that reclaims the lease in the moment in which it is renewed', async () => {
  const { chat, ports, turn, renew, letGo, isAsked, spent } = await turnOverMidnight()
  chat.clock.now += LEASE_MS + 1
  let reads = 0
  const real = world().database
  const restore = replaceWorld({
    database: async (command) => {
      const answer = await real(command)
      const { Key } = command.input as { Key?: { sk: string } }
      // the sweeper reads the head to find its visitor, then to reclaim its lease
      if (Key?.sk === 'HEAD' && command.constructor.name === 'GetCommand' && ++reads === 2) await renew()
      return answer
    },
  })
  // a sweeper with the lease would ask the model too
  const winner = await Promise.race([answerOverdue(ports), isAsked(2).catch(() => undefined)])
  restore()
  expect(winner).toEqual({ count: 1 })
  letGo()
  await turn
  expect(spent()).toEqual([
    ['2027-06-01', COST],
    ['2027-06-02', COST],
  ])
  expect(await chat.balance()).toBe(1_000_000 - 2 * COST)
})
