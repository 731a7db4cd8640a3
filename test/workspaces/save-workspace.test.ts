import { describe, expect, test } from 'vitest'
import { FREE_MILLI_CREDITS } from '#shared/billing/prices'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'

const { fixture } = teamFixture()

describe('saving a workspace', () => {
  const save = (patch: object) =>
    fixture.region.invoke(
      'POST /v2/workspaces/{workspaceId}',
      { workspaceId: fixture.owner.uid, ...patch },
      { token: fixture.owner.secret },
    )

  test('changes name, picture and onboarding state, and nothing else', async () => {
    const { body } = await save({
      workspaceName: ' Northwind ',
      workspacePhotoURL: 'https://example.com/p.png',
      internal: { isAgentOnboardingDone: true, useNewPricing: false, isNewUser: false },
    })
    expect(body).toMatchObject({
      success: true,
      data: {
        workspaceName: 'Northwind',
        workspacePhotoURL: 'https://example.com/p.png',
        internal: { isAgentOnboardingDone: true, useNewPricing: true, isNewUser: true },
      },
    })
    expect(body.data).not.toHaveProperty('workspaceSecret')
    expect((await save({})).body.data.workspaceName).toBe('Northwind')
  })

  test('does not touch the credits, which are an item of their own without index keys', async () => {
    const rowOf = (sort: string) =>
      fixture.region.rows().find(({ pk, sk }) => pk === `WS#${fixture.owner.uid}` && sk === sort)
    const account = rowOf('CREDIT')
    expect(account).toMatchObject({ kind: 'account', balance: FREE_MILLI_CREDITS, hasEverPaid: false })
    expect(Object.keys(account ?? {}).filter((name) => name.startsWith('gsi'))).toEqual([])
    expect(rowOf('META')).not.toHaveProperty('balance')
    const { body } = await save({ workspaceName: 'Fenwick' })
    expect(body.data.loadTokens).toBe(1000)
    expect(rowOf('META')).toMatchObject({ workspaceName: 'Fenwick' })
    expect(rowOf('META')).not.toHaveProperty('balance')
    expect(rowOf('CREDIT')).toEqual(account)
  })

  test.each([
    { workspaceName: '  ' },
    { workspaceName: 'x'.repeat(61) },
    { workspacePhotoURL: 'javascript:alert(1)' },
    { balance: 1_000_000 },
    { internal: { seats: 99 } },
  ])('refuses %j', async (patch) => {
    expect((await save(patch)).status).toBe(422)
  })
})
