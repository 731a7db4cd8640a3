import { expect, test } from 'vitest'
import { barsUntil, countMinute } from '#functions/channels/accounts/traffic'
import { BOT, channelWorld, says } from '#test/channels/channel-world'
import { postMeta, whatsappWorld } from '#test/channels/whatsapp/whatsapp-world'
import { whatsappBody } from '#test/channels/whatsapp-updates'

const MINUTE_MS = 60_000
const BAR_MS = 180 * MINUTE_MS

type World = Awaited<ReturnType<typeof channelWorld>>
const pulseOf = (it: World) => it.rows('account-pulse')[0]

test('a burst of messages is one minute of traffic and one write; the next minute is another', async () => {
  const it = await channelWorld()
  for (const words of ['One', 'Two', 'Three']) {
    await it.send(says(words))
    await it.work()
  }
  const first = pulseOf(it)
  expect(first).toMatchObject({ account: BOT, traffic: { minutes: expect.arrayContaining([1]) } })
  it.clock.now += MINUTE_MS
  await it.send(says('Four'))
  await it.work()
  const { traffic } = pulseOf(it) as { traffic: { minutes: number[] } }
  expect(traffic.minutes.reduce((sum, one) => sum + one, 0)).toBe(2)
  expect(pulseOf(it)).not.toEqual(first)
})

test('what WhatsApp says of a message of ours is no message that came in', async () => {
  const it = await whatsappWorld()
  const metadata = { display_phone_number: '15550783881', phone_number_id: '106540352242922' }
  const statuses = [{ id: 'wamid.1', status: 'delivered', timestamp: '1800000000', recipient_id: '1650' }]
  expect(await postMeta(whatsappBody({ metadata, statuses }))).toBe(200)
  await it.work()
  expect(it.rows('account-pulse')).toEqual([])
})

test('bars are three hours each, the newest last; what is older than three days is gone', () => {
  const start = 1_000_000 * BAR_MS
  let traffic = countMinute(undefined, start)
  traffic = countMinute(traffic, start + MINUTE_MS)
  traffic = countMinute(traffic, start + 5 * BAR_MS)
  const nothing = (count: number) => Array.from({ length: count }, () => 0)
  expect(barsUntil(traffic, start + 5 * BAR_MS)).toEqual([...nothing(18), 2, ...nothing(4), 1])
  expect(barsUntil(traffic, start + 23 * BAR_MS)).toEqual([2, ...nothing(4), 1, ...nothing(18)])
  expect(barsUntil(traffic, start + 24 * BAR_MS)).toEqual([...nothing(4), 1, ...nothing(19)])
  expect(barsUntil(traffic, start + 1000 * BAR_MS)).toEqual(nothing(24))
  // a clock that is behind takes nothing away
  expect(barsUntil(countMinute(traffic, start), start + 5 * BAR_MS).slice(-6)).toEqual([2, 0, 0, 0, 0, 2])
  expect(barsUntil(undefined, start)).toEqual(nothing(24))
})
