import { describe, expect, test } from 'vitest'
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

  test.each([
    { workspaceName: '  ' },
    { workspaceName: 'x'.repeat(61) },
    { workspacePhotoURL: 'javascript:alert(1)' },
    { balance: 1_000_000 },
    { internal: { isPayAsYouGo: true } },
  ])('refuses %j', async (patch) => {
    expect((await save(patch)).status).toBe(422)
  })
})
