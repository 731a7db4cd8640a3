import { waitFor } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'
import { pendingAccount } from '#web/features/sign-in/password/pending-account.ts'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const email = 'ada@example.com'
const password = 'Passw0rd!x'

/** A pool with one account; it answers each operation as Cognito does, and keeps what it was asked. */
const pool = (state: {
  account: 'none' | 'unconfirmed' | 'confirmed'
  readonly password: string
  /** What a confirmed account is signed in with. */
  readonly token?: string
}) => {
  const asked: string[] = []
  const refused = (name: string) =>
    Response.json({ __type: name, message: 'Theirs.' }, { status: 400, headers: { 'x-amzn-errortype': name } })
  dashboard.answerPool((operation, input) => {
    asked.push(operation)
    if (operation === 'SignUp') {
      if (state.account !== 'none') return refused('UsernameExistsException')
      state.account = 'unconfirmed'
      return Response.json({ UserConfirmed: false, UserSub: 'sub', CodeDeliveryDetails: {} })
    }
    if (operation === 'ResendConfirmationCode') return Response.json({ CodeDeliveryDetails: {} })
    if (operation === 'ConfirmSignUp') {
      if (input.ConfirmationCode !== '123456') return refused('CodeMismatchException')
      state.account = 'confirmed'
      return Response.json({})
    }
    if (input.AuthParameters?.PASSWORD !== state.password) return refused('NotAuthorizedException')
    if (state.account === 'confirmed' && state.token)
      return Response.json({
        ChallengeParameters: {},
        AuthenticationResult: {
          IdToken: state.token,
          AccessToken: state.token,
          RefreshToken: 'refresh',
          ExpiresIn: 3600,
        },
      })
    return refused(state.account === 'unconfirmed' ? 'UserNotConfirmedException' : 'NotAuthorizedException')
  })
  return asked
}

const signUp = async (typed = password) => {
  const opened = dashboard.visit(undefined, '/signup')
  await opened.fill(await opened.page.findByLabelText('E-mail'), email)
  await opened.fill(opened.page.getByLabelText('Password'), typed)
  await opened.user.keyboard('{Enter}')
  return opened
}

test('a reload at the code keeps the step, and the confirmed address is filled in where the password is asked', async () => {
  pool({ account: 'none', password })
  const first = await signUp()
  await first.page.findByText(`We sent a code to ${email}.`)
  expect(JSON.stringify({ ...sessionStorage, ...localStorage, at: location.href })).not.toContain(password)
  // the modules of a reloaded page remember no password
  const account = pendingAccount.read()
  if (account) pendingAccount.save(account, '')
  const { page, user, fill } = dashboard.visit(undefined, location.pathname + location.search)
  await page.findByText(`We sent a code to ${email}.`)
  await fill(page.getByLabelText('Code'), '000000')
  await user.keyboard('{Enter}')
  await page.findByText('This code is wrong. Check the newest e-mail.')
  await fill(page.getByLabelText('Code'), '123456')
  await user.keyboard('{Enter}')
  await page.findByText('You’re confirmed. Log in to go on.')
  expect(page.getByLabelText('E-mail')).toHaveProperty('value', email)
})

test.each([
  ['straight in with the password of the sign-up', password, '/app/eu/agents'],
  ['to the log-in with another one', 'An0ther!one', '/login'],
])('after a reload the code leads %s', async (_, given, where) => {
  const owner = await dashboard.newOwner()
  pool({ account: 'none', password, token: owner.token })
  await signUp()
  await waitFor(() => expect(location.search).toContain('step=code'))
  const account = pendingAccount.read()
  if (account) pendingAccount.save(account, '')
  const { page, user, fill } = dashboard.visit(undefined, location.pathname + location.search)
  await fill(await page.findByLabelText('Code'), '123456')
  await fill(page.getByLabelText(/^Password/), given)
  await user.keyboard('{Enter}')
  await expect.poll(() => location.pathname).toBe(where)
  expect(JSON.stringify({ ...sessionStorage, ...localStorage, at: location.href })).not.toContain(given)
})

test('without a reload the code alone leads in', async () => {
  const owner = await dashboard.newOwner()
  pool({ account: 'none', password, token: owner.token })
  const { page, user, fill } = await signUp()
  await fill(await page.findByLabelText('Code'), '123456')
  expect(page.queryByLabelText(/^Password/)).toBeNull()
  await user.keyboard('{Enter}')
  await expect.poll(() => location.pathname).toBe('/app/eu/agents')
})

test('a wrong address can be changed', async () => {
  pool({ account: 'none', password })
  const { page, user } = await signUp()
  await user.click(await page.findByRole('button', { name: 'Wrong address? Change it' }))
  expect(await page.findByLabelText('E-mail')).toHaveProperty('value', email)
  await page.findByRole('heading', { name: 'Create an account', level: 1 })
})

test('signing up again with the same password goes on at the code', async () => {
  const asked = pool({ account: 'unconfirmed', password })
  const { page } = await signUp()
  await page.findByText(`We sent a code to ${email}.`)
  expect(asked).toContain('ResendConfirmationCode')
})

test('an account that another password began is neither confirmed nor sent a code; its owner can log in', async () => {
  const asked = pool({ account: 'unconfirmed', password: 'An0ther!one' })
  const { page, user } = await signUp()
  await page.findByText('There is an account with this address already. Log in, or reset its password.')
  expect(asked).not.toContain('ResendConfirmationCode')
  const [link = document.body] = page.getAllByRole('link', { name: 'Log in' })
  await user.click(link)
  await page.findByRole('button', { name: 'Forgot password?' })
  expect(page.getByLabelText('E-mail')).toHaveProperty('value', email)
})
