import { expect, test } from 'vitest'
import { agentChannels, channelAccounts } from '#functions/channels/accounts/store'
import { takeLane } from '#functions/channels/inbound/take-lane'
import { movingAccount } from '#functions/channels/ownership/moving-account'
import { attempt } from '#lib/database/commit'
import type { AccountId } from '#shared/channels/kinds'
import { BOT, channelWorld, says } from './channel-world.ts'
import { ACCOUNT, sendingWorld } from './sending/sending-world.ts'

const OTHER = 'the-other-agent-01'

/** Moves an account as its route does, without asking the provider. */
const move = async (account: AccountId, to: string, now: number) => {
  const stored = await channelAccounts.get({ account })
  if (!stored) throw new Error('no such account')
  const { writes } = await movingAccount(stored, to, now)
  expect((await attempt(writes)).committed).toBe(true)
}

test('what waits to be answered when a bot is moved is answered by the other agent, in a conversation of its own', async () => {
  const it = await channelWorld()
  await it.send(says('Do you have parking?'))
  await it.work()
  await it.send(says('And a pool?'))
  await move(BOT, OTHER, it.clock.now)
  const agent = { ...it.agent, agentId: OTHER }
  const ports = { ...it.ports, agent: async (id: string) => (id === OTHER ? agent : it.agent) }
  await takeLane({ account: BOT, lane: `${BOT}/5550001` }, ports)
  expect(it.conversations().map(({ agentId }) => agentId)).toEqual([it.agent.agentId, OTHER])
  expect(await it.spoken()).toEqual([
    'visitor: Do you have parking?',
    'agent: An answer.',
    'visitor: And a pool?',
    'agent: An answer.',
  ])
  expect(it.rows('waiting-inbound')).toEqual([])
})

test('a bot that is moved back goes on in the conversation that its first agent had', async () => {
  const it = await channelWorld()
  await it.send(says('Do you have parking?'))
  await it.work()
  await move(BOT, OTHER, it.clock.now)
  await move(BOT, it.agent.agentId, it.clock.now)
  await it.send(says('And a pool?'))
  await it.work()
  expect(it.conversations()).toHaveLength(1)
})

test('replies that wait when a bot is moved are still sent, those of a turn that runs too; later ones of that agent are not', async () => {
  const { say, drain, texts, delivery, chat } = await sendingWorld()
  const { agentId } = chat.agent
  await attempt([agentChannels.putting({ agentId, telegramAccount: ACCOUNT, telegramSecret: 'a hash' })])
  await say('We open at nine.')
  await move(ACCOUNT, OTHER, chat.clock.now)
  chat.clock.now += 120_000
  await say('And close at five.')
  await drain()
  expect(texts()).toEqual(['We open at nine.', 'And close at five.'])
  chat.clock.now += 240_000
  const late = await say('By the way …')
  await drain()
  expect(texts()).toHaveLength(2)
  expect(await delivery(late)).toMatchObject({ state: 'failed', reason: 'disconnected' })
})
