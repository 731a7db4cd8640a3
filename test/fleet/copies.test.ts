import { describe, expect, test } from 'vitest'
import { handler as forgetAgent } from '#functions/fleet/copies/forget-agent'
import { deliver } from '#test/support/handlers/deliver'
import { fleetFixture } from '#test/support/worlds/region-fixtures/fleet-fixture'

const world = fleetFixture()
const { newOwner, newAgent, makeCopies, publish, save, get, call, settle, agentCall } = world
type Owner = Awaited<ReturnType<typeof newOwner>>

const duplicate = async (owner: Owner, agentId: string): Promise<string> => {
  const { ID } = await agentCall(owner, 'POST /v2/agents/{agentId}/duplicate', { agentId })
  await settle()
  return ID as string
}
const copiesOf = async (owner: Owner, sourceId: string) =>
  (await call(owner, 'GET', '/sources/{sourceId}/copies', { sourceId })).body.copies as Record<string, unknown>[]
const link = (owner: Owner, sourceId: string, ...agentIds: string[]) =>
  call(owner, 'POST', '/sources/{sourceId}/links', { sourceId, agentIds })
const messageOf = (answer: { status: number; body: { message: string } }) => [answer.status, answer.body.message]

describe('a copy', () => {
  test('is what the team duplicates, and a duplicate of a copy follows the same source', async () => {
    const owner = await newOwner()
    const sourceId = await newAgent(owner)
    const copy = await duplicate(owner, sourceId)
    await publish(owner, copy, { lang: 'de' })
    const second = await duplicate(owner, copy)
    await publish(owner, sourceId, { vg_systemPrompt: 'New' })
    expect(await copiesOf(owner, sourceId)).toMatchObject(
      [copy, second].toSorted().map((agentId) => ({
        agentId,
        sourceId,
        from: 1,
        hasDraft: false,
        counts: { takes: 1, kept: 0, same: 0 },
      })),
    )
    // what the first copy had changed is the second's own as well
    await publish(owner, sourceId, { lang: 'fr' })
    expect((await call(owner, 'GET', '/copies/{agentId}', { agentId: second })).body).toMatchObject({
      version: 3,
      diff: { kept: [{ path: 'lang', theirs: 'de', next: 'fr' }] },
    })
  })

  test('of a draft has the live version in common, so that publishing the draft is no news to it', async () => {
    const owner = await newOwner()
    const sourceId = await newAgent(owner)
    await save(owner, sourceId, { lang: 'de' })
    const copy = await duplicate(owner, sourceId)
    await agentCall(owner, 'POST /v2/agents/{agentId}/publish', { agentId: sourceId })
    expect((await call(owner, 'GET', '/copies/{agentId}', { agentId: copy })).body.copy.counts).toEqual({
      takes: 0,
      kept: 0,
      same: 1,
    })
  })

  test('is made for an organisation, once, however often the call is repeated', async () => {
    const owner = await newOwner()
    const sourceId = await newAgent(owner, { vg_systemPrompt: 'Live' })
    await save(owner, sourceId, { vg_systemPrompt: 'Draft' })
    const organisationId = (
      await world.fixture.region.invoke(
        'POST /v2/workspaces/{workspaceId}/organisations',
        { workspaceId: owner.uid, organisation: { name: 'Fjord Dental' } },
        { token: owner.token },
      )
    ).body.organisation.ID
    const input = { sourceId, copies: [{ agentId: `made-for-${owner.uid}`, title: 'Front Desk', organisationId }] }
    for (let times = 0; times < 2; times++)
      expect((await call(owner, 'POST', '/sources/{sourceId}/copies', input)).body.copies).toMatchObject([
        { title: 'Front Desk', from: 1, organisations: [{ id: organisationId, name: 'Fjord Dental' }] },
      ])
    expect(await get(owner, `made-for-${owner.uid}`)).toMatchObject({ vg_systemPrompt: 'Live', liveVersion: 1 })
    const foreign = {
      sourceId,
      copies: [{ agentId: 'made-for-others1', title: 'X', organisationId: 'foreign-org-01' }],
    }
    expect(messageOf(await call(owner, 'POST', '/sources/{sourceId}/copies', foreign))).toEqual([
      404,
      'There is no such organisation.',
    ])
  })

  test('that was linked keeps what differs from the source at that moment', async () => {
    const owner = await newOwner()
    const [sourceId, other] = [await newAgent(owner), await newAgent(owner, { lang: 'de' })]
    for (let times = 0; times < 2; times++)
      expect((await link(owner, sourceId, other)).body.copies).toMatchObject([{ agentId: other, from: 1 }])
    await publish(owner, sourceId, { lang: 'fr', vg_systemPrompt: 'New' })
    expect(await copiesOf(owner, sourceId)).toMatchObject([{ counts: { takes: 1, kept: 1, same: 0 } }])
  })

  test('that was unlinked and is linked again has its ancestor again', async () => {
    const owner = await newOwner()
    const sourceId = await newAgent(owner)
    const [copy = ''] = await makeCopies(owner, sourceId, 1)
    await publish(owner, sourceId, { vg_systemPrompt: 'New' })
    for (let times = 0; times < 2; times++)
      expect((await call(owner, 'DELETE', '/copies/{agentId}', { agentId: copy })).body).toEqual({ success: true })
    expect(await copiesOf(owner, sourceId)).toEqual([])
    expect((await link(owner, sourceId, copy)).body.copies).toMatchObject([{ from: 1, counts: { takes: 1 } }])
  })

  test('has one source, and neither copies of its own nor itself', async () => {
    const owner = await newOwner()
    const [one, two, free] = [await newAgent(owner), await newAgent(owner), await newAgent(owner)]
    const [copy = ''] = await makeCopies(owner, one, 1)
    expect(messageOf(await link(owner, two, copy))).toEqual([
      409,
      'This agent is already the copy of another agent. Unlink it there first.',
    ])
    expect(messageOf(await link(owner, two, one))).toEqual([
      409,
      'This agent has copies of its own, so it cannot be the copy of another.',
    ])
    expect(messageOf(await link(owner, copy, two))).toEqual([
      409,
      'This agent is a copy itself. Push from the agent that it was copied from.',
    ])
    expect((await link(owner, two, two)).status).toBe(422)
    const { candidates } = (await call(owner, 'GET', '/sources/{sourceId}/candidates', { sourceId: one })).body
    expect(candidates.map(({ agentId }: { agentId: string }) => agentId).toSorted()).toEqual([two, free].toSorted())
  })

  test('of another workspace is as good as missing', async () => {
    const [owner, other] = [await newOwner(), await newOwner()]
    const [sourceId, foreign] = [await newAgent(owner), await newAgent(other)]
    expect(messageOf(await link(owner, sourceId, foreign))).toEqual([404, 'There is no such agent in this workspace.'])
    expect(messageOf(await link(owner, foreign, sourceId))).toEqual([404, 'There is no such agent to copy from.'])
    const [copy = ''] = await makeCopies(owner, sourceId, 1)
    expect((await call(other, 'GET', '/copies/{agentId}', { agentId: copy })).status).toBe(404)
  })

  test('is forgotten with its agent, and a deleted source has none', async () => {
    const owner = await newOwner()
    const sourceId = await newAgent(owner)
    const [copy = '', second = ''] = await makeCopies(owner, sourceId, 2)
    const remove = async (agentId: string) => {
      await world.fixture.region.invoke('DELETE /v2/agents/{agentId}', { agentId }, { token: owner.token })
      const event = world.fixture.region.events().findLast(({ type }) => type === 'agents.deleted')
      if (event) for (let times = 0; times < 2; times++) await deliver(forgetAgent, event)
    }
    await remove(copy)
    expect(await copiesOf(owner, sourceId)).toMatchObject([{ agentId: second }])
    await remove(sourceId)
    expect((await call(owner, 'GET', '')).body).toEqual({ sources: [] })
    const rows = world.fixture.region.rows().filter(({ kind }) => kind === 'agent-copy' || kind === 'copy-base')
    expect(rows.filter(({ agentId }) => agentId === copy || agentId === second)).toEqual([])
  })
})
