import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

let region: TestRegion
beforeAll(async () => {
  region = await startRegion()
})
afterEach(() => region.pool.setDown(false))
afterAll(() => region.stop())

const here = (sub: string, email: string) => region.pool.tokenOf({ sub, email })
const elsewhere = (sub: string, email: string, isVerified = true) =>
  region.pool.tokenOf({ sub, email, isVerified }, { iss: region.pool.otherIssuer })
const creditsOf = async (token: string) => (await region.invoke('POST /v2/me', {}, { token })).body.workspace.loadTokens

test('who has an older account in the other region gets no second grant with an account here', async () => {
  elsewhere('iris-na', 'iris@example.com')
  const token = here('iris-eu', 'iris@example.com')
  expect(await creditsOf(token)).toBe(0)
  expect(await creditsOf(token)).toBe(0)
})

test('who signs up here first gets the grant here, whatever account they have elsewhere later', async () => {
  const token = here('jan-eu', 'jan@example.com')
  elsewhere('jan-na', 'jan@example.com')
  expect(await creditsOf(token)).toBe(1000)
})

test('an account elsewhere whose address was never confirmed takes nobody’s grant', async () => {
  elsewhere('mallory', 'kim@example.com', false)
  expect(await creditsOf(here('kim', 'kim@example.com'))).toBe(1000)
})

test('a pool that does not answer holds up no sign-up', async () => {
  elsewhere('leo-na', 'leo@example.com')
  const token = here('leo-eu', 'leo@example.com')
  region.pool.setDown(true)
  expect(await creditsOf(token)).toBe(1000)
})
