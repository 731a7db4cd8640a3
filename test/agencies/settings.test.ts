import { describe, expect, test } from 'vitest'
import { DEFAULT_BRANDING_TEXT } from '#shared/agencies/schema'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'

const { fixture } = teamFixture()

const opened = async (sub: string) => {
  const token = fixture.region.pool.tokenOf({ sub, email: `${sub}@example.com`, name: sub })
  const { workspace } = (await fixture.region.invoke('POST /v2/me', {}, { token })).body
  return { token, workspaceId: workspace.uid as string, workspaceName: workspace.workspaceName as string }
}
type Owner = Awaited<ReturnType<typeof opened>>

const open = ({ token, workspaceId }: Owner) =>
  fixture.region.invoke('POST /v2/workspaces/{workspaceId}/agency', { workspaceId }, { token })
const save = ({ token, workspaceId }: Owner, lastModified: number, changes: Record<string, unknown>) =>
  fixture.region.invoke(
    'POST /v2/workspaces/{workspaceId}/agency/settings',
    { workspaceId, lastModified, changes },
    { token },
  )
const secret = ({ token, workspaceId }: Owner, replaces?: string) =>
  replaces === undefined
    ? fixture.region.invoke('GET /v2/workspaces/{workspaceId}/agency/secret', { workspaceId }, { token })
    : fixture.region.invoke('POST /v2/workspaces/{workspaceId}/agency/secret', { workspaceId, replaces }, { token })

describe('an agency', () => {
  test('is made by the first visit to its settings, with the specified defaults, and never twice', async () => {
    const owner = await opened('ada')
    const visits = await Promise.all([open(owner), open(owner), open(owner)])
    expect(visits.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(visits.map(({ body }) => body.agency.ID)).size).toBe(1)
    expect(visits.filter(({ body }) => body.isNew)).toHaveLength(1)
    expect(visits[0]?.body.agency).toMatchObject({
      userId: owner.workspaceId,
      name: owner.workspaceName,
      brandingText: DEFAULT_BRANDING_TEXT,
      googleFont: 'Rubik',
      themeColorUsage: 'plain',
      themeVariant: 'default',
      settings: {
        disablePasswordLogin: false,
        enableClientSignup: false,
        clientOnboarding: {
          requireCompanyWebsite: false,
          requireCompanyDescription: true,
          defaultDashboardLayout: 'vertical',
          defaultClientAccess: ['/home', '/analytics', '/convos', '/leads'],
          defaultHideAdvancedSettings: false,
        },
      },
    })
    expect((await open(owner)).body).toMatchObject({ isNew: false })
    expect(JSON.stringify(visits)).not.toMatch(/secret/i)
  })

  test('keeps what was not changed, and says who changed it meanwhile', async () => {
    const owner = await opened('bea')
    const { agency } = (await open(owner)).body
    const first = await save(owner, agency.lastModified, {
      name: '  Cardinal  ',
      supportEmail: 'help@cardinal.example',
    })
    expect(first.body.agency).toMatchObject({ name: 'Cardinal', supportEmail: 'help@cardinal.example', address: '' })
    const stale = await save(owner, agency.lastModified, { name: 'Other' })
    expect({ status: stale.status, body: stale.body }).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Another member changed these settings') },
    })
    const second = await save(owner, first.body.agency.lastModified, { address: 'Storgata 14, Oslo' })
    expect(second.body.agency).toMatchObject({ name: 'Cardinal', address: 'Storgata 14, Oslo' })
    expect(second.body.agency.lastModified).toBeGreaterThan(first.body.agency.lastModified)
    expect((await open(owner)).body.agency).toEqual(second.body.agency)
  })

  test.each([
    [{ name: '  ' }, 'Please enter the name of your agency.'],
    [{ mainWebsite: 'javascript:alert(1)' }, 'Use an address like https://example.com.'],
    [{ tosPage: 'https://ada:secret@example.com' }, 'Use an address like https://example.com.'],
    [{ supportEmail: 'nobody' }, 'Please enter a valid email'],
    [{ themeVariant: 'shiny' }, ''],
    [{ secret: 'mine' }, ''],
    [{ ID: 'other' }, ''],
    [{ settings: { disablePasswordLogin: true } }, ''],
  ])('refuses %j', async (changes, message) => {
    const owner = await opened('cyd')
    const { agency } = (await open(owner)).body
    const refused = await save(owner, agency.lastModified, changes)
    expect(refused.status).toBe(422)
    expect(JSON.stringify(refused.body)).toContain(message)
    expect((await open(owner)).body.agency).toEqual(agency)
  })

  test('has a secret of 25 characters that its owner replaces once a call, also when the call is repeated', async () => {
    const owner = await opened('dan')
    await open(owner)
    const before = (await secret(owner)).body.secret as string
    expect(before).toMatch(/^[A-Za-z0-9]{25}$/)
    const after = (await secret(owner, before)).body.secret as string
    expect(after).not.toBe(before)
    expect((await secret(owner, before)).body.secret).toBe(after)
    expect((await secret(owner)).body.secret).toBe(after)
  })

  test('is missing to the owner of another workspace', async () => {
    const [owner, other] = [await opened('eva'), await opened('fay')]
    const { agency } = (await open(owner)).body
    const asOther = { ...owner, token: other.token }
    expect((await open(asOther)).status).toBe(404)
    expect((await save(asOther, agency.lastModified, { name: 'Mine' })).status).toBe(404)
    expect((await secret(asOther)).status).toBe(404)
    expect((await open(owner)).body.agency).toEqual(agency)
  })
})
