import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#functions/billing/store'
import { heads } from '#functions/conversations/store'
import { transcribedNotes } from '#functions/conversations/voice-notes/store'
import { handler as forgetQuestions } from '#functions/gaps/remove-erased-questions'
import { gaps } from '#functions/gaps/store'
import { attempt } from '#lib/database/commit'
import { dropPartition } from '#lib/database/drop-partition'
import { replaceWorld, world } from '#lib/world'
import { holdsIn } from '#test/support/database/holds-in'
import { deliver } from '#test/support/handlers/deliver'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

const ERASE = 'DELETE /v2/public/agents/{agentId}/conversations/{conversationId}'
const SEND = 'POST /v2/public/agents/{agentId}/conversations/{conversationId}/messages'
const agentId = 'erased-agent-0001'

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let messages = 0

interface Started {
  readonly conversationId: string
  readonly token: string
}

beforeAll(async () => {
  region = await startRegion()
  owner = await region.newPerson()
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Erased' }, { token: owner.token })
})
afterAll(() => region.stop())

const start = async (): Promise<Started> =>
  (
    await region.invoke('POST /v2/public/agents/{agentId}/conversations', {
      agentId,
      variables: { email: 'ines@example.com' },
    })
  ).body
const send = ({ conversationId, token }: Started, text: string) =>
  invokeStream(SEND, { agentId, conversationId, clientId: `client-${1e6 + ++messages}`, text }, { token })
const erasedOf = ({ conversationId }: Started) =>
  region.events().find(({ type, data }) => type === 'conversations.erased' && data.conversationId === conversationId)
const erase = ({ conversationId, token }: Started) => region.invoke(ERASE, { agentId, conversationId }, { token })

test('no message is left anywhere, and the audit entry contains no name', async () => {
  const own = await start()
  await send(own, 'My number is 07700 900 418')
  await send(own, 'human please')
  await send(own, 'Ines')
  await send(own, 'ines@example.com')
  expect(region.rows().filter(({ kind }) => kind === 'desk-row')).toHaveLength(1)
  expect(JSON.stringify(region.rows())).toContain('07700 900 418')
  expect((await erase(own)).body).toEqual({ success: true })
  const left = JSON.stringify(region.rows())
  for (const trace of ['07700', 'ines@example.com']) expect(left).not.toContain(trace)
  expect(region.rows().filter(({ kind }) => kind === 'desk-row')).toEqual([])
  expect(region.rows().filter(({ pk }) => pk === `CONV#${own.conversationId}`)).toEqual([])
  const audit = region.rows().filter(({ action }) => action === 'conversation.erased')
  expect(audit).toMatchObject([{ pk: `WS#${owner.uid}`, by: 'visitor', subject: agentId }])
  expect(region.events().filter(({ type }) => type === 'conversations.erased')).toMatchObject([
    { data: { agentId, conversationId: own.conversationId } },
  ])
})

test('what is stored under the head while the rest is deleted goes with it', async () => {
  const own = await start()
  await send(own, 'Hello')
  const real = world().database
  const undo = replaceWorld({
    database: async (command) => {
      const isEnd = JSON.stringify(command.input).includes('conversation.erased')
      // a voice note that was being transcribed
      if (isEnd) await transcribedNotes.save({ ...own, attachmentId: 'note', milliCredits: 573 })
      return real(command)
    },
  })
  expect((await erase(own)).body).toEqual({ success: true })
  undo()
  expect(region.rows().filter(({ pk }) => pk === `CONV#${own.conversationId}`)).toEqual([])
})

test('a second deletion changes nothing and is counted once', async () => {
  const own = await start()
  const before = region.rows().filter(({ action }) => action === 'conversation.erased').length
  expect((await erase(own)).status).toBe(200)
  expect((await erase(own)).status).toBe(200)
  expect(region.rows().filter(({ action }) => action === 'conversation.erased')).toHaveLength(before + 1)
})

test('a deletion that stopped half-way is finished by the next', async () => {
  const own = await start()
  await send(own, 'Half of this')
  await dropPartition(`CONV#${own.conversationId}`, 'HEAD')
  expect((await erase(own)).status).toBe(200)
  expect(region.rows().filter(({ pk }) => pk === `CONV#${own.conversationId}`)).toEqual([])
})

test('a deleted conversation takes no messages, and other conversations stay', async () => {
  const [own, other] = [await start(), await start()]
  await send(other, 'Stay')
  await erase(own)
  expect((await send(own, 'Still there?')).status).toBe(404)
  expect((await erase({ ...other, token: own.token })).status).toBe(404)
  expect(await heads.get({ conversationId: other.conversationId })).toBeDefined()
})

test('a running turn’s hold is released, and its late reply is not stored', async () => {
  const own = await start()
  const payer = { kind: 'workspace', id: owner.uid } as const
  const balance = async () => (await accounts.get(payer, { consistent: true }))?.balance
  const before = await balance()
  await Promise.all([send(own, 'One question'), erase(own)])
  expect(region.rows().filter(({ pk }) => pk === `CONV#${own.conversationId}`)).toEqual([])
  expect(holdsIn(region.rows())).toEqual([])
  // the reply was either committed and charged before, or its words are
  expect((before ?? 0) - ((await balance()) ?? 0)).toBeLessThanOrEqual(5000)
})

test('its questions are removed from the unanswered questions', async () => {
  const own = await start()
  const gap = { agentId, question: 'Do you know my aunt?', askedAs: ['And my aunt Ada?'], count: 1, lastAt: 1 }
  await attempt([
    gaps.creating({ ...gap, id: '01J0000000000000000000000A', conversationIds: [own.conversationId] }),
    gaps.creating({
      ...gap,
      id: '01J0000000000000000000000B',
      count: 2,
      conversationIds: ['other', own.conversationId],
    }),
  ])
  await erase(own)
  const erased = erasedOf(own)
  if (!erased) throw new Error('the conversation was not erased')
  for (let delivery = 1; delivery <= 2; delivery++) await deliver(forgetQuestions, erased)
  expect(region.rows().filter(({ kind }) => kind === 'gap')).toMatchObject([
    { id: '01J0000000000000000000000B', conversationIds: ['other'], askedAs: [] },
  ])
})
