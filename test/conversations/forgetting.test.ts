import { afterAll, beforeAll, expect, test } from 'vitest'
import { clearLiveAgentCache } from '#functions/agents/live-agent'
import { heads } from '#functions/conversations/store'
import { replaceWorld, world } from '#lib/world'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

const OF = '/v2/public/agents/{agentId}/conversations/{conversationId}'
const HOUR = 3_600_000

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let undo: () => void
let later = 0
let serial = 0
beforeAll(async () => {
  region = await startRegion()
  owner = await region.newPerson()
  const now = world().now()
  undo = replaceWorld({ ...world(), now: () => now + later })
})
afterAll(() => {
  undo()
  return region.stop()
})

const save = async (agentId: string, recordChatHistory: boolean) => {
  const more = { token: owner.token }
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Brief', recordChatHistory }, more)
  await region.invoke('POST /v2/agents/{agentId}/publish', { agentId }, more)
  clearLiveAgentCache()
}
const start = async (recordChatHistory: boolean) => {
  const agentId = `forgetful-agent-${++serial}`
  await save(agentId, recordChatHistory)
  const { body } = await region.invoke('POST /v2/public/agents/{agentId}/conversations', { agentId })
  return { agentId, conversationId: body.conversationId as string, token: body.token as string }
}
type Own = Awaited<ReturnType<typeof start>>
const png = Uint8Array.from(Buffer.from('\u0089PNG\r\n\u001a\n and the rest', 'latin1'))

const send = async ({ token, ...own }: Own) => {
  const { body } = await region.invoke(
    `POST ${OF}/attachments`,
    { ...own, name: 'a.png', bytes: png.length },
    { token },
  )
  await region.files.put(new URL(body.url).pathname.slice(1), png)
  const attachments = [{ id: body.attachmentId, name: 'a.png' }]
  const request = { ...own, clientId: `client-${1e6 + ++serial}`, text: 'See', attachments }
  return invokeStream(`POST ${OF}/messages`, request, { token })
}
const erase = ({ token, ...own }: Own) => region.invoke(`DELETE ${OF}`, own, { token })
const rowsOf = ({ conversationId }: Own) => region.rows().filter(({ pk }) => pk === `CONV#${conversationId}`)
const headOf = (own: Own) => rowsOf(own).find(({ sk }) => sk === 'HEAD')
const messagesOf = (own: Own) => rowsOf(own).filter(({ sk }) => String(sk).startsWith('MSG#'))
const filesOf = ({ conversationId }: Own) => region.files.keys().filter((key) => key.includes(conversationId))

test('an expiring conversation lives as long as its newest message', async () => {
  const own = await start(false)
  for (const hours of [0, 30, 47]) {
    later = hours * HOUR
    expect((await send(own)).status).toBe(200)
    const ends = messagesOf(own).map(({ ttl }) => Number(ttl))
    expect(ends.every((end) => end > 0)).toBe(true)
    expect(headOf(own)).toMatchObject({ ttl: Math.max(...ends), forgetAt: Math.max(...ends) })
  }
})

test('a message while the agent is silent prolongs the conversation too', async () => {
  const own = await start(false)
  await heads.bump({ conversationId: own.conversationId }, { set: { silence: 'human', state: 'human-chatting' } })
  later += 20 * HOUR
  expect((await send(own)).status).toBe(200)
  const ends = messagesOf(own).map(({ ttl }) => Number(ttl))
  expect(headOf(own)).toMatchObject({ ttl: Math.max(...ends), forgetAt: Math.max(...ends) })
})

test('a conversation that began without history still expires after the owner turns history on', async () => {
  const own = await start(false)
  await save(own.agentId, true)
  expect((await send(own)).status).toBe(200)
  expect(messagesOf(own)).toHaveLength(3)
  expect(rowsOf(own).filter(({ sk, ttl }) => !String(sk).startsWith('SEEN') && ttl === undefined)).toEqual([])
  expect(filesOf(own).filter((key) => key.startsWith('attachments/kept/'))).toEqual([])
})

test('after the owner turns history off, new messages of a conversation expire and earlier ones stay', async () => {
  const own = await start(true)
  await send(own)
  await save(own.agentId, false)
  await send(own)
  const ends = messagesOf(own).map(({ ttl }) => ttl)
  expect([ends.length, ends.filter((end) => end === undefined).length]).toEqual([5, 3])
  expect(headOf(own)?.ttl).toBeUndefined()
})

test('the visitor can delete everything though the conversation’s head has expired', async () => {
  for (const recordsHistory of [false, true]) {
    const own = await start(recordsHistory)
    await send(own)
    expect(filesOf(own)).not.toEqual([])
    await heads.drop({ conversationId: own.conversationId })
    expect((await erase(own)).body).toEqual({ success: true })
    expect(filesOf(own)).toEqual([])
    expect(rowsOf(own)).toEqual([])
  }
})

test('a token deletes no conversation of another agent', async () => {
  const own = await start(false)
  await send(own)
  await heads.bump({ conversationId: own.conversationId }, { set: { agentId: 'forgetful-agent-0' } })
  const before = [rowsOf(own).length, filesOf(own).length]
  await erase(own)
  expect([rowsOf(own).length, filesOf(own).length]).toEqual(before)
})
