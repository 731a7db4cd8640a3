import { expect, test } from 'vitest'
import { fairly, type OverdueLane } from '#functions/channels/inbound/fairly'
import { reports, talkWorld } from '#test/channels/whatsapp/talk-world'

const lane = (account: OverdueLane['account'], name: string, at: number): OverdueLane => ({
  account,
  lane: `${account}/${name}`,
  order: '1',
  at,
})

test('what people wrote comes before what became of messages, and no account’s many lanes before another’s one', () => {
  const flood = Array.from({ length: 5000 }, (_, n) => lane('whatsapp:1', `${n}`, n))
  const statuses = Array.from({ length: 5000 }, (_, n) => lane('whatsapp:1', `${n}/statuses`, n))
  const own = [lane('telegram:2', 'a', 9000), lane('telegram:2', 'b', 9001), lane('messenger:3', 'c/receipts', 1)]
  const order = fairly([...statuses, ...flood, ...own]).map((one) => one.lane)
  expect(order.slice(0, 4)).toEqual(['whatsapp:1/0', 'telegram:2/a', 'whatsapp:1/1', 'telegram:2/b'])
  expect(order.slice(5002, 5005)).toEqual(['whatsapp:1/0/statuses', 'messenger:3/c/receipts', 'whatsapp:1/1/statuses'])
  expect(order).toHaveLength(10_003)
})

test('a status is stored at once: no worker pauses where nobody writes', async () => {
  const it = await talkWorld()
  const { now } = it.clock
  await it.comes(reports('delivered', it.ours))
  expect(await it.delivery()).toMatchObject({ state: 'delivered' })
  expect(it.clock.now).toBe(now)
})
