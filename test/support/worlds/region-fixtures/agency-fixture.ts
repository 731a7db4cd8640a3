import { handler as publishBrand } from '#functions/domains/brand/publish-brand'
import { deliver } from '#test/support/handlers/deliver'
import { teamFixture } from './team-fixture.ts'

export interface AgencyOwner {
  readonly token: string
  readonly workspaceId: string
  readonly agencyId: string
}

/** A region in which each owner has an agency, with the calls of its domains. */
export const agencyFixture = () => {
  const { fixture, mails } = teamFixture()
  let owners = 0

  const newAgency = async () => {
    const sub = `agency-owner-${++owners}`
    const token = fixture.region.pool.tokenOf({ sub, email: `${sub}@example.com`, name: sub })
    const { workspace } = (await fixture.region.invoke('POST /v2/me', {}, { token })).body
    const workspaceId = workspace.uid as string
    const { agency } = (
      await fixture.region.invoke('POST /v2/workspaces/{workspaceId}/agency', { workspaceId }, { token })
    ).body
    return { token, workspaceId, agencyId: agency.ID as string }
  }
  type Owner = AgencyOwner

  const settingsOf = async ({ token, workspaceId }: Owner) =>
    (await fixture.region.invoke('POST /v2/workspaces/{workspaceId}/agency', { workspaceId }, { token })).body.agency

  /** Saves settings, and delivers what that published, twice unless a test says otherwise. */
  const save = async (owner: Owner, changes: Readonly<Record<string, unknown>>, deliveries = 2) => {
    const { lastModified } = await settingsOf(owner)
    const { token, workspaceId } = owner
    const input = { workspaceId, lastModified, changes }
    const answer = await fixture.region.invoke('POST /v2/workspaces/{workspaceId}/agency/settings', input, { token })
    const saved = fixture.region.events().findLast(({ type }) => type === 'agencies.saved')
    if (saved) for (let times = 0; times < deliveries; times++) await deliver(publishBrand, saved)
    return answer
  }

  const add = (
    { token, workspaceId, agencyId }: Owner,
    customDomain: string,
    more: Readonly<Record<string, unknown>> = {},
  ) =>
    fixture.region.invoke(
      'POST /hosting-api/custom-domain',
      { userId: workspaceId, agencyId, customDomain, isVGSubdomain: true, ...more },
      { token },
    )
  const remove = ({ token, workspaceId, agencyId }: Owner, domain: string) =>
    fixture.region.invoke(
      'DELETE /hosting-api/custom-domain',
      { userId: workspaceId, agencyId, domain, domainType: 'vgSubdomain' },
      { token },
    )
  const hostsOf = async ({ token, workspaceId }: Owner) =>
    (await fixture.region.invoke('GET /v2/workspaces/{workspaceId}/agency/domains', { workspaceId }, { token })).body
      .hosts
  /** A call as the edge passes it on for a host. */
  const at = (host: string) => ({ headers: { 'x-viewer-host': host } })

  return { fixture, mails, newAgency, settingsOf, save, add, remove, hostsOf, at }
}
