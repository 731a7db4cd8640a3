import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'
import { words as german } from '#web/features/sign-in/words.de.ts'
import { signInWords as english } from '#web/features/sign-in/words.ts'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const theirs = 'Their own sentence, with policy: internal names.'
const refuse = (name: string) => () =>
  Response.json({ __type: name, message: theirs }, { status: 400, headers: { 'x-amzn-errortype': name } })

test.each([
  ['NotAuthorizedException', 'wrongPassword'],
  ['UserNotFoundException', 'wrongPassword'],
  ['TooManyRequestsException', 'tooMany'],
  ['InvalidParameterException', 'notAccepted'],
  ['AnythingElseException', 'failed'],
  ['AnythingElse', 'occurred'],
] as const)('the pool’s %s is shown in our words, in both languages, and never in its own', async (name, key) => {
  dashboard.answerPool(refuse(name))
  const { page, user, fill } = dashboard.visit(undefined, '/login')
  await fill(await page.findByLabelText('E-mail'), 'ada@example.com')
  await fill(page.getByLabelText('Password'), 'another one')
  await user.keyboard('{Enter}')
  await page.findByText(english[key])
  expect(page.queryByText(/Their own sentence/)).toBeNull()
  expect(german[key]).not.toBe(english[key])
})

test.each([
  ['Ab1!', 'passwordShort'],
  ['passw0rd!x', 'passwordUppercase'],
  ['PASSW0RD!X', 'passwordLowercase'],
  ['Password!x', 'passwordNumber'],
  ['Passw0rdxx', 'passwordSymbol'],
] as const)('the password %s is refused before it is sent, by the rule that it breaks', async (password, key) => {
  let calls = 0
  dashboard.answerPool(() => {
    calls++
    return refuse('InvalidPasswordException')()
  })
  const { page, user, fill } = dashboard.visit(undefined, '/signup')
  await fill(await page.findByLabelText('E-mail'), 'ada@example.com')
  await fill(page.getByLabelText('Password'), password)
  await user.keyboard('{Enter}')
  await page.findByText(english[key])
  expect(calls).toBe(0)
})

test('what the identity provider refuses is said in our words', async () => {
  const { page } = dashboard.visit(
    undefined,
    '/login/callback?error=access_denied&error_description=Their+own+sentence',
  )
  await page.findByText(english.returnRefused)
  expect(page.queryByText(/Their own sentence/)).toBeNull()
})
