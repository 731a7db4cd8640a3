import { describe, expect, test } from 'vitest'
import { AgentDeleted } from '#events/agents/events'
import { handler as forgetAgent } from '#functions/conversations/erasure/delete-agent-data'
import { deliver } from '#test/support/handlers/deliver'
import { attachmentFixture } from '#test/support/worlds/region-fixtures/attachment-fixture'

const { fixture, filesOf, messagesOf, newAgent, png, refusal, send, start, upload } = attachmentFixture()

const OF_VISITOR = '/v2/public/agents/{agentId}/conversations/{conversationId}'
const FILE = 'messages/{messageId}/attachments/{attachmentId}'
const READ = `GET ${OF_VISITOR}/${FILE}` as const
const READ_AS_TEAM = `GET /v2/agents/{agentId}/conversations/{conversationId}/${FILE}` as const

describe('a sent file', () => {
  test('can be downloaded by the visitor and the team for a minute, and by no other caller', async () => {
    const own = await start()
    const id = await upload(own, 'a.png', png)
    await send(own, [{ id, name: 'a.png' }])
    const [message] = (await messagesOf(own)).filter(({ role }: { role: string }) => role === 'visitor')
    const { token, ...where } = own
    const wanted = { ...where, messageId: message.id, attachmentId: id }
    const place = { url: expect.stringContaining(`attachments/kept/${fixture.owner.uid}/${own.agentId}/`) }
    expect((await fixture.region.invoke(READ, wanted, { token })).body).toEqual(place)
    expect((await fixture.region.invoke(READ_AS_TEAM, wanted, { token: fixture.owner.token })).body).toEqual(place)
    const outsider = await fixture.region.newPerson()
    expect((await fixture.region.invoke(READ_AS_TEAM, wanted, { token: outsider.token })).status).toBe(404)
    const other = await start(own.agentId)
    expect((await fixture.region.invoke(READ, wanted, { token: other.token })).status).toBe(404)
    const theirs = { ...wanted, conversationId: other.conversationId }
    expect((await fixture.region.invoke(READ, theirs, { token: other.token })).status).toBe(404)
    const foreign = await newAgent()
    expect(
      (await fixture.region.invoke(READ_AS_TEAM, { ...wanted, agentId: foreign }, { token: fixture.owner.token }))
        .status,
    ).toBe(404)
  })

  test('of another conversation is not found', async () => {
    const [own, other] = [await start(), await start()]
    const id = await upload(other, 'a.png', png)
    const refused = await send(own, [{ id, name: 'a.png' }])
    expect([refused.status, refusal(refused)]).toEqual([422, 'The file did not arrive. Please attach it again.'])
  })
})

describe('all files are deleted', () => {
  test('when a visitor deletes the conversation, sent or not', async () => {
    const own = await start()
    const id = await upload(own, 'a.png', png)
    await upload(own, 'never-sent.png', png)
    await send(own, [{ id, name: 'a.png' }])
    expect(filesOf(own)).toHaveLength(3)
    const { token, ...where } = own
    await fixture.region.invoke(`DELETE ${OF_VISITOR}`, where, { token })
    expect(filesOf(own)).toEqual([])
    expect((await send(own, [{ id, name: 'a.png' }])).status).toBe(404)
    expect(filesOf(own)).toEqual([])
  })

  test('when the agent is deleted', async () => {
    const own = await start()
    const id = await upload(own, 'a.png', png)
    await send(own, [{ id, name: 'a.png' }])
    await fixture.region.invoke('DELETE /v2/agents/{agentId}', { agentId: own.agentId }, { token: fixture.owner.token })
    const { agentId } = own
    await deliver(forgetAgent, AgentDeleted({ workspaceId: fixture.owner.uid, agentId }))
    expect(filesOf(own)).toEqual([])
  })

  test('after two days where the agent keeps no history', async () => {
    const own = await start(await newAgent({ recordChatHistory: false }))
    const id = await upload(own, 'a.png', png)
    await send(own, [{ id, name: 'a.png' }])
    expect(filesOf(own).filter((key) => key.startsWith('attachments/'))).toEqual([
      `attachments/brief/${fixture.owner.uid}/${own.agentId}/${own.conversationId}/${id}.png`,
    ])
  })
})
