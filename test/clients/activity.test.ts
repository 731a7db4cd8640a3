import { describe, expect, test } from 'vitest'
import { auditing } from '#lib/audit'
import { attempt } from '#lib/database/commit'
import { newAgencyPortal } from '#test/support/worlds/region-fixtures/portal-fixture'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'

const { fixture } = teamFixture()
const agency = (name: string) => newAgencyPortal(fixture.region, name)
type Agency = Awaited<ReturnType<typeof agency>>

const activityOf = async (it: Agency, clientId: string, after?: string) =>
  (await it.team('GET /v2/workspaces/{workspaceId}/clients/{clientId}/activity', { clientId, after })).body as {
    activity: { action: string; by: string; byName: string; subject?: string }[]
    cursor?: string
  }
const actionsOf = async (it: Agency, clientId: string) =>
  (await activityOf(it, clientId)).activity.map(({ action, byName }) => `${byName}: ${action}`)

describe('what a client did', () => {
  test('is listed with what was done to their account, the newest first, and each log-in is in it', async () => {
    const it = await agency('activity')
    const { ID } = await it.add('ingrid@fjord.example')
    await it.give(ID, ['/kb'])
    await it.logIn('ingrid@fjord.example')
    await it.logIn('ingrid@fjord.example', 'not this one')
    expect((await actionsOf(it, ID)).toSorted()).toEqual(
      [`${it.email}: client.added`, `${it.email}: client.access-changed`, 'Ingrid: client.logged-in'].toSorted(),
    )
  })

  test('has what they changed of an agent, also where a teammate did it in their place, who is named', async () => {
    const it = await agency('edits')
    const { ID } = await it.client('ingrid@fjord.example', ['/kb'])
    const owner = `WS#${it.uid}`
    const entry = { owner, action: 'knowledge-pair.added', subject: 'a/b', now: Date.now() + 1000 } as const
    await attempt([
      auditing({ ...entry, by: `client:${ID}` }),
      auditing({ ...entry, by: `ben@team.example as client:${ID}`, now: entry.now + 1000 }),
      auditing({ ...entry, by: 'ben@team.example' }),
    ])
    expect((await actionsOf(it, ID)).slice(0, 2)).toEqual([
      'ben@team.example: knowledge-pair.added',
      'Ingrid: knowledge-pair.added',
    ])
    expect(await actionsOf(it, ID)).not.toContain('undefined: knowledge-pair.added')
  })

  test('has pages, and nothing of another client', async () => {
    const it = await agency('pages')
    const { ID } = await it.add('ingrid@fjord.example')
    const other = await it.add('other@fjord.example')
    for (let at = 0; at < 55; at++)
      await attempt([
        auditing({ owner: `CLI#${ID}`, action: 'client.logged-in', by: `client:${ID}`, now: Date.now() + at }),
      ])
    const first = await activityOf(it, ID)
    const second = await activityOf(it, ID, first.cursor)
    expect(first.activity).toHaveLength(50)
    expect(second.activity.length).toBeGreaterThan(5)
    expect(await actionsOf(it, other.ID)).toEqual([`${it.email}: client.added`])
  })

  test('is not another agency’s', async () => {
    const [it, others] = [await agency('ours'), await agency('theirs')]
    const { ID } = await it.add('ingrid@fjord.example')
    const answer = await others.team('GET /v2/workspaces/{workspaceId}/clients/{clientId}/activity', { clientId: ID })
    expect(answer.status).toBe(404)
  })

  test('fills nobody’s workspace log with log-ins', async () => {
    const it = await agency('quiet')
    await it.client('ingrid@fjord.example')
    const { activity } = (await it.team('GET /v2/workspaces/{workspaceId}/activity')).body
    expect(activity.map(({ action }: { action: string }) => action)).not.toContain('client.logged-in')
  })
})
