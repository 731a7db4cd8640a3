import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
let other: typeof owner
beforeAll(async () => {
  region = await startRegion()
  owner = await region.newPerson()
  other = await region.newPerson()
})
afterAll(() => region.stop())

test('only the signed-in owner sees a workspace’s secret', async () => {
  const ask = (token?: string) => region.invoke('GET /public/users/{userId}', { userId: owner.uid }, { token })
  expect((await ask(owner.token)).body.data.workspaceSecret).toBe(owner.secret)
  for (const token of [undefined, other.token, owner.secret, other.secret]) {
    const { status, body } = await ask(token)
    expect(status).toBe(200)
    expect(body.data).not.toHaveProperty('workspaceSecret')
  }
})

test('the secret is stored in no index and in no event', async () => {
  const indexed = region
    .rows()
    .flatMap((row) => ['pk', 'sk', 'gsi1pk', 'gsi1sk', 'gsi2pk', 'gsi2sk'].map((name) => String(row[name])))
  expect(indexed.join()).not.toContain(owner.secret)
  expect(JSON.stringify(region.events())).not.toContain(owner.secret)
})

test('the team’s view contains no secret', async () => {
  const { body } = await region.invoke(
    'GET /v2/workspaces/{workspaceId}',
    { workspaceId: owner.uid },
    { token: owner.secret },
  )
  expect(body.data.uid).toBe(owner.uid)
  expect(JSON.stringify(body)).not.toContain(owner.secret)
})

test('a workspace is not found with another tenant’s keys', async () => {
  const { status } = await region.invoke(
    'GET /v2/workspaces/{workspaceId}',
    { workspaceId: owner.uid },
    { token: other.token },
  )
  expect(status).toBe(404)
})
