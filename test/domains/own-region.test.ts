import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostClaims } from '#lib/hosts/host-claims'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

let region: TestRegion
beforeAll(async () => {
  region = await startRegion('eu')
  const row = { type: 'subdomain', workspaceId: 'w', claimId: 'c', state: 'live', at: 1 } as const
  await hostClaims.save({ ...row, agencyId: 'here', host: 'here.agencies.example', region: 'eu' })
  await hostClaims.save({ ...row, agencyId: 'there', host: 'there.agencies.example', region: 'na' })
})
afterAll(() => region.stop())

const ask = (key: Parameters<TestRegion['invoke']>[0], host: string, named = 'none', secret = region.originSecret) =>
  region.invoke(key, key === 'GET /v2/agents/{agentId}' ? { agentId: 'a1' } : {}, {
    headers: { 'x-viewer-host': host, 'x-viewer-region': named, 'x-origin-secret': secret },
  })

test('a call that names no region is led to the region of the agency, with method and body', async () => {
  for (const key of ['GET /portal/me', 'POST /portal/log-in', 'GET /v2/agents/{agentId}'] as const) {
    const { status, headers } = await ask(key, 'there.agencies.example')
    expect(status).toBe(307)
    expect(headers.location).toBe(`/api/na${key.slice(key.indexOf('/'))}`)
  }
})

test('one that names a region, or is where the agency is, is answered', async () => {
  expect((await ask('GET /portal/me', 'there.agencies.example', 'eu')).status).toBe(401)
  expect((await ask('GET /portal/me', 'here.agencies.example')).status).toBe(401)
  expect((await ask('GET /portal/me', 'nobody.agencies.example')).status).not.toBe(307)
})

test('what every region knows of a host is answered anywhere, and only the edge may say that no region was named', async () => {
  expect((await ask('GET /public/host', 'there.agencies.example')).body).toMatchObject({ region: 'na' })
  expect((await ask('GET /portal/me', 'there.agencies.example', 'none', 'a guess')).status).toBe(401)
})
