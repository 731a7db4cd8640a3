import { describe, expect, test } from 'vitest'
import { replaceWorld } from '#lib/world'
import { workspaceMessages } from '#shared/workspaces/messages'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'

const { fixture, join, team } = teamFixture()

describe('a member', () => {
  const remove = (email: string, by: typeof fixture.owner) =>
    fixture.region.invoke(
      'DELETE /v2/workspaces/{workspaceId}/members/{email}',
      { workspaceId: fixture.owner.uid, email },
      { token: by.token },
    )

  test('who is removed loses access with the next call, and the seat is free', async () => {
    const member = await join()
    expect((await team(member)).seats.used).toBe(1)
    for (let time = 0; time < 2; time++) expect((await remove(member.email ?? '', fixture.owner)).status).toBe(200)
    const { status } = await fixture.region.invoke(
      'GET /v2/workspaces/{workspaceId}',
      { workspaceId: fixture.owner.uid },
      { token: member.token },
    )
    expect(status).toBe(404)
    expect((await team()).seats.used).toBe(0)
    await join()
    await join()
    expect((await team()).seats).toEqual({ used: 2, total: 2 })
  })

  test('lists their workspaces without creating any, and not those that they were removed from', async () => {
    const open = async (by: string) =>
      (await fixture.region.invoke('GET /v2/me/workspaces', {}, { token: by })).body.workspaces.map(
        ({ uid, role }: { uid: string; role: string }) => `${role} of ${uid}`,
      )
    const member = await join()
    expect(await open(member.token)).toEqual([`owner of ${member.uid}`, `member of ${fixture.owner.uid}`])
    await remove(member.email ?? '', fixture.owner)
    expect(await open(member.token)).toEqual([`owner of ${member.uid}`])
    const rows = fixture.region.rows().length
    expect(await open(fixture.region.pool.tokenOf({ sub: 'stranger', email: 'stranger@example.com' }))).toEqual([])
    expect(fixture.region.rows()).toHaveLength(rows)
    // another identity with the same verified address would get this workspace at its first sign-in; an unverified one would not
    const email = fixture.owner.email ?? ''
    expect(await open(fixture.region.pool.tokenOf({ sub: 'by-google', email }))).toEqual([
      `owner of ${fixture.owner.uid}`,
    ])
    expect(await open(fixture.region.pool.tokenOf({ sub: 'thief', email, isVerified: false }))).toEqual([])
  })

  test('cannot remove themselves, but can leave', async () => {
    const member = await join()
    await fixture.region.invoke(
      'PUT /v2/workspaces/{workspaceId}/members/{email}',
      { workspaceId: fixture.owner.uid, email: member.email, rights: ['remove'] },
      { token: fixture.owner.token },
    )
    expect((await remove(member.email ?? '', member)).body.message).toBe(workspaceMessages.removeYourself)
    const left = await fixture.region.invoke(
      'DELETE /v2/workspaces/{workspaceId}',
      { workspaceId: fixture.owner.uid },
      { token: member.token },
    )
    expect(left.body).toEqual({ success: true })
    expect((await team()).members).toEqual([])
    // the owner's agents and the workspace itself are still there
    expect((await fixture.region.invoke('POST /v2/me', {}, { token: fixture.owner.token })).body.workspace.uid).toBe(
      fixture.owner.uid,
    )
  })

  test('shows in the activity log: invited, joined, left', async () => {
    let at = Date.now()
    const undo = replaceWorld({ now: () => ++at })
    const member = await join()
    await remove(member.email ?? '', fixture.owner)
    undo()
    const { body } = await fixture.region.invoke(
      'GET /v2/workspaces/{workspaceId}/activity',
      { workspaceId: fixture.owner.uid },
      { token: fixture.owner.token },
    )
    const entries = body.activity.map(({ action, by }: { action: string; by: string }) => `${action} by ${by}`)
    expect(entries).toEqual([
      `member.left by ${fixture.owner.email}`,
      `member.joined by ${member.email}`,
      `member.invited by ${fixture.owner.email}`,
      `workspace.created by ${fixture.owner.sub}`,
    ])
    await fixture.region.invoke('POST /v2/me/profile', { displayName: 'Olga Owner' }, { token: fixture.owner.token })
    const later = await fixture.region.invoke(
      'GET /v2/workspaces/{workspaceId}/activity',
      { workspaceId: fixture.owner.uid },
      { token: fixture.owner.token },
    )
    expect(later.body.activity.find(({ action }: { action: string }) => action === 'member.invited')).toMatchObject({
      by: fixture.owner.email,
      byName: 'Olga Owner',
      subject: member.email,
    })
  })
})
