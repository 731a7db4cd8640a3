import { afterAll, beforeAll, expect, test } from 'vitest'
import { attachmentMessages } from '#shared/conversations/attachments/attachment-messages'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

const OF_TEST = '/v2/agents/{agentId}/test-conversations/{conversationId}'
const ATTACH = `POST ${OF_TEST}/attachments` as const
const SEND = `POST ${OF_TEST}/messages` as const
const OF_TEAM = '/v2/agents/{agentId}/conversations/{conversationId}'

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let serial = 0
beforeAll(async () => {
  region = await startRegion()
  owner = await region.newPerson()
})
afterAll(() => region.stop())

const asTeam = () => ({ token: owner.token })
const save = (agentId: string, settings: object) =>
  region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Files', ...settings }, asTeam())
const started = async (settings: object = {}) => {
  const agentId = `tested-agent-${++serial}`
  await save(agentId, settings)
  const { body } = await region.invoke('POST /v2/agents/{agentId}/test-conversations', { agentId }, asTeam())
  return { agentId, conversationId: String(body.conversationId) }
}
type Own = Awaited<ReturnType<typeof started>>
const attach = (own: Own, name: string, bytes = 12) => region.invoke(ATTACH, { ...own, name, bytes }, asTeam())
const upload = async (own: Own, name: string, text: string): Promise<string> => {
  const bytes = Uint8Array.from(Buffer.from(text, 'latin1'))
  const { body } = await attach(own, name, bytes.length)
  await region.files.put(new URL(body.url).pathname.slice(1), bytes)
  return body.attachmentId
}
const send = (own: Own, more: object) =>
  invokeStream(SEND, { ...own, clientId: `client-${1e6 + ++serial}`, text: '', ...more }, asTeam())
const kept = ({ conversationId }: Own) =>
  region.files.keys().filter((key) => key.includes(conversationId) && key.startsWith('attachments/'))

test('a member attaches a file to a test, which the agent reads about and the team can download', async () => {
  const own = await started()
  const id = await upload(own, 'prices.csv', 'service,59')
  const { status, events } = await send(own, { attachments: [{ id, name: 'prices.csv' }] })
  expect([status, events.map(({ type }) => type)]).toEqual([200, expect.arrayContaining(['accepted', 'trace', 'done'])])
  const { body } = await region.invoke(`GET ${OF_TEAM}`, own, asTeam())
  const sent = body.messages.find(({ role }: { role: string }) => role === 'visitor')
  expect(sent.attachments).toEqual([{ id, name: 'prices.csv', type: 'text/csv', bytes: 10 }])
  const FILE = `GET ${OF_TEAM}/messages/{messageId}/attachments/{attachmentId}` as const
  const place = await region.invoke(FILE, { ...own, messageId: sent.id, attachmentId: id }, asTeam())
  expect([place.status, place.body.url]).toEqual([200, expect.stringContaining(id)])
})

test('a test follows the draft’s limits, whatever the live copy allows', async () => {
  const ui = { showWhatsappButtonOnWeb: false, widgetType: 'bottom-right', allowFileUpload: false }
  const own = await started({ ui })
  expect((await attach(own, 'a.png')).body.message).toBe(attachmentMessages.notAllowed)
  await save(own.agentId, { ui: { ...ui, allowFileUpload: true } })
  const id = await upload(own, 'a.csv', 'one,two')
  await save(own.agentId, { ui })
  const { status, text } = await send(own, { attachments: [{ id, name: 'a.csv' }] })
  expect([status, JSON.parse(text).message]).toEqual([422, attachmentMessages.notAllowed])
})

test('a file whose content does not match its name is deleted, and no message is stored', async () => {
  const own = await started()
  const good = await upload(own, 'a.csv', 'one,two')
  const bad = await upload(own, 'b.png', '<script>alert(1)</script>')
  const { status, text } = await send(own, {
    attachments: [
      { id: good, name: 'a.csv' },
      { id: bad, name: 'b.png' },
    ],
  })
  expect([status, JSON.parse(text).message]).toEqual([422, attachmentMessages.wrongContent('b.png')])
  expect(kept(own)).toEqual([])
  const { body } = await region.invoke(`GET ${OF_TEAM}`, own, asTeam())
  expect(body.messages.filter(({ role }: { role: string }) => role === 'visitor')).toEqual([])
})

test('a message without text and files is refused', async () => {
  expect((await send(await started(), {})).status).toBe(422)
})
