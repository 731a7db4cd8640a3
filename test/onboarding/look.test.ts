import { expect, test } from 'vitest'
import { clients } from '#functions/clients/store'
import { agentIdOfClient } from '#functions/onboarding/ids-of'
import { attempt } from '#lib/database/commit'
import { atFixedTime } from '#test/support/worlds/at-fixed-time'
import { newAgencyPortal } from '#test/support/worlds/region-fixtures/portal-fixture'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'

const { fixture } = teamFixture()

/** A client in onboarding whose agent stands, published once. */
const onboarding = async (name: string) => {
  const it = await newAgencyPortal(fixture.region, name)
  const { ID, cookie } = await it.client('ana@bakery.example')
  await attempt([clients.changing({ ID }, { set: { isNewSignup: true, onboardingState: { isCompleted: false } } })])
  const agentId = agentIdOfClient(ID)
  const ofTeam = async (key: Parameters<typeof it.team>[0], input: object = {}) =>
    (await fixture.region.invoke(key, { agentId, ...input }, { token: it.token })).body
  const { data } = await ofTeam('POST /v2/agents/{agentId}', { title: 'Bakery', vg_systemPrompt: 'Be brief.' })
  await ofTeam('POST /v2/agents/{agentId}/publish', { lastModified: data.lastModified })
  const look = (primaryColor: string, more: object = {}) =>
    it.call(
      'POST /portal/onboarding/look',
      { brandingChoices: { primaryColor, themeMode: 'dark', faviconApproved: false, ...more } },
      cookie,
    )
  const agent = async () => (await ofTeam('GET /v2/agents/{agentId}')).data
  return { ...it, ofTeam, look, agent }
}

test('a look that a client chooses publishes nothing that the team has not finished', async () => {
  const it = await onboarding('draft')
  expect((await it.look('#0f766e')).status).toBe(200)
  const { liveVersion, hasUnpublishedChanges } = await it.agent()
  expect(hasUnpublishedChanges).toBe(false)
  await it.ofTeam('POST /v2/agents/{agentId}', { vg_systemPrompt: 'Not ready: say' })
  expect((await it.look('#be123c')).status).toBe(200)
  expect(await it.agent()).toMatchObject({ liveVersion, hasUnpublishedChanges: true })
})

test('a client chooses twenty looks an hour, refused before a picture is stored', () =>
  atFixedTime(async () => {
    const it = await onboarding('often')
    const statuses = []
    for (let at = 0; at < 21; at++) statuses.push((await it.look(`#0f76${(16 + at).toString(16)}`)).status)
    expect(statuses).toEqual([...Array(20).fill(200), 429])
    const stored = fixture.region.files.keys().length
    const customLogo = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
    expect((await it.look('#0f766e', { customLogo })).status).toBe(429)
    expect(fixture.region.files.keys()).toHaveLength(stored)
  }))
