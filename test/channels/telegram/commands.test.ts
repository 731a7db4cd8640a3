import { expect, test } from 'vitest'
import { healthWorld } from '#test/channels/health-world'
import { refusal, tokenOf } from '#test/channels/telegram-server'

const CONNECT = 'POST /v2/agents/{agentId}/channels/telegram'
const DISCONNECT = 'DELETE /v2/agents/{agentId}/channels/telegram'

const connected = async (bot: number, lang: string, own?: unknown) => {
  const world = await healthWorld()
  const { region, owner, newAgent, commands } = world
  const agentId = await newAgent()
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Empfang', lang }, owner)
  if (own) commands.set(tokenOf(bot), own)
  const { status } = await region.invoke(CONNECT, { agentId, token: tokenOf(bot) }, owner)
  return {
    ...world,
    agentId,
    status,
    shown: () => commands.get(tokenOf(bot)),
    disconnect: () => region.invoke(DISCONNECT, { agentId }, owner),
  }
}

test('a connected bot offers /start in the agent’s language, and no longer once it is disconnected', async () => {
  const { shown, disconnect } = await connected(801, 'de')
  expect(shown()).toEqual([{ command: 'start', description: 'Chat beginnen' }])
  await disconnect()
  expect(shown()).toBeUndefined()
})

test('of an agent that answers in the visitor’s language the command is English', async () => {
  const { shown } = await connected(802, 'auto')
  expect(shown()).toEqual([{ command: 'start', description: 'Start the chat' }])
})

test('commands that the bot’s owner has set stay, when it is connected and when it is disconnected', async () => {
  const own = [{ command: 'menu', description: 'Today’s menu' }]
  const { shown, disconnect } = await connected(803, 'de', own)
  expect(shown()).toEqual(own)
  await disconnect()
  expect(shown()).toEqual(own)
})

test('a bot whose commands cannot be set is connected all the same', async () => {
  const world = await healthWorld()
  world.instead.getMyCommands = refusal(429, 'Too Many Requests')
  const agentId = await world.newAgent()
  const { body } = await world.region.invoke(CONNECT, { agentId, token: tokenOf(804) }, world.owner)
  expect(body.account.state).toBe('connected')
})
