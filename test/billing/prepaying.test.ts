import { afterAll, beforeAll, expect, test } from 'vitest'
import { paying } from '#functions/billing/paying/paying'
import { prepaying } from '#functions/billing/paying/prepaying'
import { accounts } from '#functions/billing/store'
import { bookFaultsIn } from '#test/support/database/books-in'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

let region: TestRegion
beforeAll(async () => {
  region = await startRegion()
})
afterAll(() => region.stop())

test('a crash between payment and settlement costs that call’s maximum, as the ledger says; settling twice returns once', async () => {
  const { uid } = await region.newPerson()
  const payer = { kind: 'workspace', id: uid } as const
  const balance = async () => (await accounts.get(payer, { consistent: true }))?.balance ?? 0
  const before = await balance()
  const charge = {
    payer,
    milliCredits: 5000,
    reason: 'turn',
    workspaceId: uid,
    agentId: 'prepaid-agent',
    now: 1,
  } as const
  const prepaid = prepaying(charge)
  await paying(prepaid.step, ({ writes }) => writes)
  expect(await balance()).toBe(before - 5000)
  expect(bookFaultsIn(region.rows(), `WS#${uid}`)).toEqual([])
  for (let time = 1; time <= 2; time++) {
    const { step, writes, events } = prepaid.settling(1200, 2)
    await paying(step, (money) => [...money.writes, ...writes], events)
  }
  expect(await balance()).toBe(before - 1200)
  expect(bookFaultsIn(region.rows(), `WS#${uid}`)).toEqual([])
})

test.each([
  ['nothing', 0],
  ['a part', 1200],
  ['all', 5000],
])('what an account has used counts %s of a prepaid call, and what it has with it is what it got', async (_, cost) => {
  const { uid } = await region.newPerson()
  const payer = { kind: 'workspace', id: uid } as const
  const account = async () => (await accounts.get(payer, { consistent: true })) ?? { balance: 0, used: 0 }
  const { balance: got } = await account()
  const prepaid = prepaying({
    payer,
    milliCredits: 5000,
    reason: 'turn',
    workspaceId: uid,
    agentId: 'prepaid-agent',
    now: 1,
  })
  await paying(prepaid.step, ({ writes }) => writes)
  expect(await account()).toMatchObject({ balance: got - 5000, used: 5000 })
  const { step, writes, events, back } = prepaid.settling(cost, 2)
  expect(back).toBe(5000 - cost)
  expect(await paying(step, (money) => [...money.writes, ...writes], events)).toMatchObject({ committed: true })
  expect(await account()).toMatchObject({ balance: got - cost, used: cost })
  expect(bookFaultsIn(region.rows(), `WS#${uid}`)).toEqual([])
})

test('what a prepaid call did not use of an account that is gone is given to nobody, and its settlement is stored', async () => {
  const { uid } = await region.newPerson()
  const payer = { kind: 'workspace', id: uid } as const
  const charge = {
    payer,
    milliCredits: 5000,
    reason: 'turn',
    workspaceId: uid,
    agentId: 'prepaid-agent',
    now: 1,
  } as const
  const prepaid = prepaying(charge)
  await paying(prepaid.step, ({ writes }) => writes)
  await accounts.drop(payer)
  const { step, writes, events } = prepaid.settling(1200, 2)
  expect(await paying(step, (money) => [...money.writes, ...writes], events)).toMatchObject({ committed: true })
  expect(await accounts.get(payer, { consistent: true })).toBeUndefined()
})
