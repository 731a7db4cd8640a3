import { expect, test } from 'vitest'
import { probed } from '#test/channels/probed'
import { CHANNEL } from './discord-updates.ts'
import { ACCOUNT, discordWorld, refusal } from './discord-world.ts'

const webhook = (channel_id: string, name = 'Assistant') => ({
  status: 200,
  body: { id: '900000000000000001', name, channel_id, guild_id: '1' },
})
const GOOD = { state: 'connected', name: 'Assistant' }

test('a channel whose webhook is there is connected, and called as the webhook is', async () => {
  const it = await discordWorld()
  it.answer(() => webhook(CHANNEL, 'Front desk'))
  expect(await probed(ACCOUNT)).toEqual({ state: 'connected', name: 'Front desk' })
  expect(it.requests()).toEqual([['GET', 'webhooks/<webhook>']])
})

test.each([
  [404, 10015, 'Unknown Webhook'],
  [401, 50027, 'Invalid Webhook Token'],
  [403, 50013, 'Missing Permissions'],
])(
  'a webhook that Discord refuses with %i breaks the channel, and is never asked for again',
  async (status, code, words) => {
    const it = await discordWorld()
    it.answer(() => refusal(status, code, words))
    expect(await probed(ACCOUNT)).toEqual({ ...GOOD, state: 'broken', reason: words })
    expect(it.requests()).toHaveLength(1)
    it.answer(() => webhook(CHANNEL))
    for (let time = 0; time < 3; time++) expect(await probed(ACCOUNT)).toMatchObject({ state: 'broken', reason: words })
    expect(it.requests()).toEqual([])
  },
)

test('a webhook that was moved to another channel is said to post there, until it is moved back', async () => {
  const it = await discordWorld()
  it.answer(() => webhook('645027906669510999'))
  expect(await probed(ACCOUNT)).toEqual({ ...GOOD, state: 'degraded', cause: 'elsewhere' })
  it.answer(() => webhook(CHANNEL))
  expect(await probed(ACCOUNT)).toEqual(GOOD)
})

test('a Discord that limits calls, fails or hangs up changes nothing', async () => {
  const it = await discordWorld()
  for (const answer of [
    refusal(429, 0, 'You are being rate limited.', { retry_after: 1 }),
    { status: 502 },
    'reset',
  ] as const) {
    it.answer(() => answer)
    expect(await probed(ACCOUNT)).toEqual(GOOD)
  }
})
