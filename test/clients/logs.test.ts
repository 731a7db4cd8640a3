import { expect, test } from 'vitest'
import { loggedLines } from '#test/support/handlers/logged-lines'
import { newAgencyPortal, PASSWORD } from '#test/support/worlds/region-fixtures/portal-fixture'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'

const { fixture } = teamFixture()

test('no way to log in leaves its password, secret or token in a log', async () => {
  const it = await newAgencyPortal(fixture.region, 'logs')
  const { ID: clientId } = await it.add('ingrid@fjord.example')
  const { secret } = (await it.team('GET /v2/workspaces/{workspaceId}/agency/secret')).body
  const { url } = (await it.team('POST /v2/workspaces/{workspaceId}/clients/{clientId}/log-in-as', { clientId })).body
  const token = new URLSearchParams(new URL(url).hash.slice(1)).get('token') ?? ''
  let ticket = ''
  const lines = await loggedLines(async () => {
    expect((await it.logIn('ingrid@fjord.example')).status).toBe(200)
    expect((await it.logIn('ingrid@fjord.example', 'a wrong password')).status).toBe(401)
    expect((await it.call('POST /portal/log-in-with-secret', { secret })).status).toBe(200)
    const { clientData } = (await it.call('POST /rpc/validateClientLoginToken', { token })).body
    ticket = clientData.dashboardPassword
    expect((await it.logIn(clientData.email, ticket)).status).toBe(200)
    await it.call('POST /portal/password', { token, password: 'a new password' })
  })
  const text = JSON.stringify(lines)
  expect(text).toContain('POST /portal/log-in-with-secret')
  for (const never of [PASSWORD, 'a wrong password', 'a new password', secret, token, ticket, 'ingrid@fjord.example'])
    expect(text).not.toContain(never)
})
