import { describe, expect, test } from 'vitest'
import { removeClient } from '#functions/clients/people/delete-client'
import { clients } from '#functions/clients/store'
import { rates, windowAt } from '#lib/http/rates'
import { newAgencyPortal } from '#test/support/worlds/region-fixtures/portal-fixture'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'

const { fixture, mails } = teamFixture()
const agency = (name: string) => newAgencyPortal(fixture.region, name)
type Portal = Awaited<ReturnType<typeof agency>>

const ofClient = 'POST /v2/workspaces/{workspaceId}/clients/{clientId}'
const ofOrganisation = 'POST /v2/workspaces/{workspaceId}/organisations/{organisationId}'

const statusesOf = async (calls: readonly Promise<{ status: number }>[]): Promise<readonly number[]> =>
  (await Promise.all(calls)).map(({ status }) => status).toSorted()

describe('of two at once', () => {
  test('who open two links to set one client’s password, one sets it', async () => {
    const it = await agency('links')
    await it.add('ingrid@fjord.example')
    const link = async (): Promise<string> => {
      await it.call('POST /portal/password-reset', { email: 'ingrid@fjord.example' })
      const { hash } = new URL(/https:\S+/.exec(mails().at(-1)?.text ?? '')?.[0] ?? '')
      return new URLSearchParams(hash.slice(1)).get('password') ?? ''
    }
    const tokens = [await link(), await link()]
    const set = (token: string, at: number) =>
      it.call('POST /portal/password', { token, password: `the password of link ${at}` })
    expect(await statusesOf(tokens.map(set))).toEqual([200, 410])
  })

  test('who save one organisation, one is told', async () => {
    const it = await agency('orgedit')
    const { ID: organisationId, lastModified } = it.organisation
    const save = (name: string) => it.team(ofOrganisation, { organisationId, lastModified, changes: { name } })
    expect(await statusesOf([save('One'), save('Other')])).toEqual([200, 409])
  })

  test('who save the agency’s settings, one is told', async () => {
    const it = await agency('setedit')
    const { agency: before } = (await it.team('POST /v2/workspaces/{workspaceId}/agency')).body
    const save = (name: string) =>
      it.team('POST /v2/workspaces/{workspaceId}/agency/settings', {
        lastModified: before.lastModified,
        changes: { name },
      })
    expect(await statusesOf([save('One'), save('Other')])).toEqual([200, 409])
  })

  test('of whom one saves a client whom the other deletes, nothing goes that was never seen', async () => {
    const it = await agency('delsave')
    const { ID, lastModified } = await it.add('ingrid@fjord.example')
    const seen = await clients.get({ ID })
    if (!seen) throw new Error('no such client')
    await it.team(ofClient, { clientId: ID, lastModified, changes: { name: 'Ingrid Lunde' } })
    await expect(removeClient(seen, { workspaceId: it.uid, by: 'owner' })).rejects.toMatchObject({ code: 'conflict' })
    expect(await clients.get({ ID })).toMatchObject({ name: 'Ingrid Lunde' })
  })
})

describe('a client who moves', () => {
  const move = async (it: Portal, orgId: string) => {
    const [agentId] = it.agents
    const { ID, lastModified } = await it.add(`${orgId.toLowerCase()}@fjord.example`, { widgetIDs: [agentId] })
    return it.team(ofClient, { clientId: ID, lastModified, orgId, changes: {} })
  }

  test('sees all agents of the new organisation, whatever was chosen of the one before', async () => {
    const it = await agency('moves')
    const { ID: orgId } = await it.organise({ name: 'Harbour', widgetIDs: [it.agents[1]] })
    expect((await move(it, orgId)).body.client).toMatchObject({ orgId, widgetIDs: null })
  })

  test('reaches no organisation of another agency, and not the workspace’s own', async () => {
    const [it, other] = [await agency('stays'), await agency('stays2')]
    for (const orgId of [other.organisation.ID, it.uid, 'noSuchOrganisat'])
      expect([orgId, (await move(it, orgId)).status]).toEqual([orgId, 404])
    const { organisations } = (await other.team('GET /v2/workspaces/{workspaceId}/organisations')).body
    expect(organisations).toMatchObject([{ seats: 0 }])
  })
})

test('fifty clients a day sign up at an agency, however many addresses they come from', async () => {
  const it = await agency('fifty')
  const { settings } = (await it.team('POST /v2/workspaces/{workspaceId}/agency')).body.agency
  await it.set({ set: { settings: { ...settings, enableClientSignup: true } } })
  const signUp = (code?: string) =>
    it.call('POST /rpc/signupWithOTP', { name: 'Ana', email: 'ana@bakery.example', agencyId: it.agencyId, code })
  await signUp()
  const code = /\b\d{6}\b/.exec(mails().at(-1)?.text ?? '')?.[0]
  const day = windowAt({ windowSeconds: 24 * 3600 }, Date.now())
  await rates.save({ scope: `sign-up#${it.agencyId}`, ...day, count: 50 })
  expect((await signUp(code)).status).toBe(429)
  await rates.save({ scope: `sign-up#${it.agencyId}`, ...day, count: 49 })
  expect((await signUp(code)).status).toBe(200)
})
