import { afterAll, beforeAll, expect, test } from 'vitest'
import { replaceSecrets } from '#lib/secrets'
import { connectProviders } from '#test/support/handlers/connect-providers'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { recordedVoice } from '#test/support/samples/recorded-voice'

const OF_VISITOR = '/v2/public/agents/{agentId}/conversations/{conversationId}'
const OF_TEAM = '/v2/agents/{agentId}/conversations/{conversationId}'

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let serial = 0
beforeAll(async () => {
  region = await startRegion()
  owner = await region.newPerson()
  await connectProviders({ deepgramApiKey: 'dg-stand-in' })
  replaceSecrets({ tokenKeys: ['0123456789abcdef0123456789abcdef'], originSecret: region.originSecret })
})
afterAll(() => region.stop())

const asTeam = () => ({ token: owner.token })
const newAgent = async (settings: object = {}) => {
  const agentId = `replayed-files-${++serial}`
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Replayed', ...settings }, asTeam())
  return agentId
}

/** A visitor who sends a voice note and then asks something. */
const visit = async (agentId: string) => {
  const { body } = await region.invoke('POST /v2/public/agents/{agentId}/conversations', { agentId })
  const { conversationId, token } = body as { conversationId: string; token: string }
  const send = (more: object) =>
    invokeStream(
      `POST ${OF_VISITOR}/messages`,
      { agentId, conversationId, clientId: `client-${3e6 + ++serial}`, text: '', ...more },
      { token },
    )
  const file = await region.invoke(
    `POST ${OF_VISITOR}/attachments`,
    { agentId, conversationId, name: 'note.webm', bytes: recordedVoice.webm.length },
    { token },
  )
  await region.files.put(new URL(file.body.url).pathname.slice(1), recordedVoice.webm)
  await send({ attachments: [{ id: file.body.attachmentId, name: 'note.webm', seconds: 3 }] })
  await send({ text: 'And then?' })
  const erase = () => region.invoke(`DELETE ${OF_VISITOR}`, { agentId, conversationId }, { token })
  return { conversationId, erase }
}
const messagesOf = async (agentId: string, conversationId: string) =>
  (await region.invoke(`GET ${OF_TEAM}`, { agentId, conversationId }, asTeam())).body.messages
const lastQuestion = async (agentId: string, conversationId: string): Promise<string> =>
  (await messagesOf(agentId, conversationId)).findLast(({ role }: { role: string }) => role === 'visitor').id
const replay = async (agentId: string, conversationId: string, messageId: string) =>
  (
    await region.invoke(
      'POST /v2/agents/{agentId}/test-conversations',
      { agentId, replay: { conversationId, messageId } },
      asTeam(),
    )
  ).body
/** The address of the voice note in a conversation, or the status of a refusal. */
const play = async (agentId: string, conversationId: string) => {
  const note = (await messagesOf(agentId, conversationId)).find((one: { attachments?: unknown }) => one.attachments)
  const where = { agentId, conversationId, messageId: note.id, attachmentId: note.attachments[0].id }
  const { status, body } = await region.invoke(
    `GET ${OF_TEAM}/messages/{messageId}/attachments/{attachmentId}`,
    where,
    asTeam(),
  )
  return status === 200 ? new URL(body.url).pathname : status
}

test('a replay plays the voice note of the original, and no longer once the visitor erased it', async () => {
  const agentId = await newAgent()
  const { conversationId, erase } = await visit(agentId)
  const copy = await replay(agentId, conversationId, await lastQuestion(agentId, conversationId))
  const original = await play(agentId, conversationId)
  expect(original).toContain(conversationId)
  expect(await play(agentId, copy.conversationId)).toBe(original)
  // a replay of the replay has the original's too
  await invokeStream(
    'POST /v2/agents/{agentId}/test-conversations/{conversationId}/messages',
    { agentId, conversationId: copy.conversationId, clientId: `client-${3e6 + ++serial}`, text: 'Again' },
    asTeam(),
  )
  const again = await replay(agentId, copy.conversationId, await lastQuestion(agentId, copy.conversationId))
  expect(await play(agentId, again.conversationId)).toBe(original)
  expect((await erase()).status).toBe(200)
  expect(await play(agentId, copy.conversationId)).toBe(404)
  expect(await play(agentId, again.conversationId)).toBe(404)
})

test('a replay of an agent without history plays the note for as long as it is kept', async () => {
  const agentId = await newAgent({ recordChatHistory: false })
  const { conversationId } = await visit(agentId)
  const copy = await replay(agentId, conversationId, await lastQuestion(agentId, conversationId))
  expect(await play(agentId, copy.conversationId)).toBe(await play(agentId, conversationId))
})
