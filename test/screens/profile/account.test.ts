import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
type Owner = Awaited<ReturnType<Dashboard['newOwner']>>
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

/** The profile of a new owner, with a pool that answers each operation so. */
const openProfile = async (answer: (operation: string, owner: Owner) => object | string = () => ({})) => {
  const owner = await dashboard.newOwner()
  const calls: [string, object][] = []
  dashboard.answerPool((operation, input) => {
    calls.push([operation, input])
    const said = answer(operation, owner)
    return typeof said === 'string'
      ? Response.json({ __type: said, message: 'In the pool’s own words.' }, { status: 400 })
      : Response.json(said)
  })
  const shown = dashboard.visit(owner, '/app/eu/profile')
  await shown.page.findByRole('heading', { name: 'Your profile', level: 1 })
  return { owner, calls, ...shown }
}

test('the profile keeps the dashboard’s navigation, and the name for visitors is saved', async () => {
  const { owner, page, user, fill } = await openProfile()
  expect(page.getByRole('navigation', { name: 'Workspace' })).toBeTruthy()
  await fill(page.getByLabelText(/^Shown to visitors as/), 'Ada from support')
  await user.keyboard('{Enter}')
  await page.findByText('Your profile is saved.')
  const { workspace } = await dashboard.call(owner, 'POST /v2/me', {})
  expect(workspace).toMatchObject({ displayName: 'Ada Owner', visitorName: 'Ada from support' })
})

test('an empty name is refused before anything is sent', async () => {
  const { page, user, fill } = await openProfile()
  await fill(page.getByLabelText('Your name'), ' ')
  await user.keyboard('{Enter}')
  await page.findByText('Please enter your name.')
  expect(document.activeElement).toBe(page.getByLabelText('Your name'))
})

test('a new address is confirmed by the code that it gets', async () => {
  const next = 'ada@new.example'
  const { calls, page, user, fill } = await openProfile((operation, { sub }) => {
    if (operation === 'UpdateUserAttributes')
      return {
        CodeDeliveryDetailsList: [{ AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'a***@n***' }],
      }
    const IdToken = dashboard.region.pool.tokenOf({ sub, email: next, name: 'Ada Owner' })
    return operation === 'GetTokensFromRefreshToken' ? { AuthenticationResult: { IdToken, AccessToken: IdToken } } : {}
  })
  const address = page.getByLabelText('New address')
  await fill(address, 'no address')
  await user.keyboard('{Enter}')
  await page.findByText('Please enter the new e-mail address.')
  await fill(address, next)
  await user.keyboard('{Enter}')
  const code = await page.findByLabelText('Code')
  expect(page.getByText('We sent a code to ada@new.example. Until you enter it, your old address stays.')).toBeTruthy()
  await fill(code, '123456')
  await user.keyboard('{Enter}')
  await page.findByText('Your e-mail address is changed.')
  expect(calls.map(([operation]) => operation)).toEqual(
    expect.arrayContaining(['UpdateUserAttributes', 'VerifyUserAttribute']),
  )
})

test.each([
  ['NotAuthorizedException', 'The current password is wrong.'],
  ['LimitExceededException', 'Too many attempts. Wait a few minutes and try again.'],
  ['PasswordHistoryPolicyViolationException', 'This password was used before. Choose another one.'],
])('a password that the pool refuses with %s says so in our words', async (refusal, expected) => {
  const { page, user, fill } = await openProfile((operation) => (operation === 'ChangePassword' ? refusal : {}))
  await fill(page.getByLabelText('Current password'), 'Passw0rd!x')
  await fill(page.getByLabelText('New password'), 'Passw0rd!y')
  await user.keyboard('{Enter}')
  await page.findByText(expected)
  expect(page.queryByText(/pool’s own words/)).toBeNull()
})

test('another account’s address is refused in our words', async () => {
  const { page, user, fill } = await openProfile(() => 'AliasExistsException')
  await fill(page.getByLabelText('New address'), 'taken@example.com')
  await user.keyboard('{Enter}')
  await page.findByText('Another account has this address.')
})
