import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clearLiveAgentCache } from '#features/agents'
import { heads } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import { connectProviders } from '#test/support/handlers/connect-providers'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

const OF_VISITOR = '/v2/public/agents/{agentId}/conversations/{conversationId}'
const agentId = 'heard-agent-0001'

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
beforeAll(async () => {
  region = await startRegion()
  owner = await region.newPerson()
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Heard' }, { token: owner.token })
})
afterAll(() => region.stop())
beforeEach(() => {
  clearLiveAgentCache()
  return connectProviders({})
})

const isHeard = async () =>
  (await region.invoke('GET /public/agents/{agentId}', { agentId })).body.data.hearsVoice as boolean
const start = async () => (await region.invoke('POST /v2/public/agents/{agentId}/conversations', { agentId })).body
const attach = async ({ conversationId, token }: { conversationId: string; token: string }, name = 'note.webm') => {
  const { status, body } = await region.invoke(
    `POST ${OF_VISITOR}/attachments`,
    { agentId, conversationId, name, bytes: 100 },
    { token },
  )
  return status === 200 ? 'accepted' : body.message
}

test('without a key of its transcriber an agent hears no visitor, with one it does', async () => {
  expect(await isHeard()).toBe(false)
  await connectProviders({ openaiApiKey: 'sk-other' })
  expect(await isHeard()).toBe(false)
  await connectProviders({ deepgramApiKey: 'dg' })
  expect(await isHeard()).toBe(true)
  await connectProviders({})
  expect(await isHeard()).toBe(false)
})

test('a voice note that nobody would hear is refused before it is uploaded; other files are not', async () => {
  const visitor = await start()
  expect(await attach(visitor)).toBe('This agent does not accept voice notes.')
  expect(await attach(visitor, 'crank.png')).toBe('accepted')
  await connectProviders({ deepgramApiKey: 'dg' })
  expect(await attach(visitor)).toBe('accepted')
})

test('a teammate in the chat hears voice notes', async () => {
  const visitor = await start()
  await attempt([heads.changing(visitor, { set: { state: 'human-chatting', silence: 'human' } })])
  expect(await attach(visitor)).toBe('accepted')
})

test('the team learns which providers are connected, and no key', async () => {
  const read = async () =>
    (await region.invoke('GET /v2/agents/{agentId}', { agentId }, { token: owner.token })).body.capabilities
  expect(await read()).toEqual({ models: [], transcribers: [] })
  await connectProviders({ openaiApiKey: 'sk-secret', anthropicApiKey: 'sk-ant-secret', deepgramApiKey: 'dg-secret' })
  expect(await read()).toEqual({ models: ['openai', 'anthropic'], transcribers: ['deepgram', 'openai'] })
  expect(JSON.stringify(region.rows().filter(({ kind }) => kind === 'capabilities'))).not.toContain('secret')
})

test('the row is written only when it changed', async () => {
  await connectProviders({ deepgramApiKey: 'dg' })
  const row = () => region.rows().find(({ kind }) => kind === 'capabilities')
  const before = row()
  await connectProviders({ deepgramApiKey: 'another' })
  expect(row()).toBe(before)
  await connectProviders({ googleApiKey: 'g' })
  expect(row()).toMatchObject({ models: ['google'], transcribers: [] })
})
