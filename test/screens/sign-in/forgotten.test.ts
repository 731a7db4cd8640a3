import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'
import { signInWords as english } from '#web/features/sign-in/words'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const own = 'Passw0rd!x'
const refuse = (name: string) =>
  Response.json({ __type: name, message: 'Theirs.' }, { status: 400, headers: { 'x-amzn-errortype': name } })

/** Asks for a code for an address, at a pool that knows it as confirmed, as begun and never confirmed, or not at all. */
const askForCode = async (kind: 'confirmed' | 'unconfirmed' | 'unknown') => {
  const owner = await dashboard.newOwner()
  const calls: string[] = []
  let isConfirmed = false
  dashboard.answerPool((operation, input) => {
    calls.push(operation)
    switch (operation) {
      case 'ForgotPassword':
        return kind === 'unconfirmed' ? refuse('InvalidParameterException') : Response.json({ CodeDeliveryDetails: {} })
      case 'ConfirmSignUp':
        isConfirmed = true
        return Response.json({})
      case 'InitiateAuth': {
        if (input.AuthParameters?.PASSWORD !== own) return refuse('NotAuthorizedException')
        if (!isConfirmed) return refuse('UserNotConfirmedException')
        const { token } = owner
        return Response.json({
          ChallengeParameters: {},
          AuthenticationResult: { IdToken: token, AccessToken: token, RefreshToken: 'refresh', ExpiresIn: 3600 },
        })
      }
      case 'ConfirmForgotPassword':
        return refuse('CodeMismatchException')
      default:
        return Response.json({ CodeDeliveryDetails: {} })
    }
  })
  const { page, user, fill } = dashboard.visit(undefined, '/login')
  await user.click(await page.findByRole('button', { name: english.forgot }))
  await fill(await page.findByLabelText('E-mail'), 'ada@example.com')
  await user.keyboard('{Enter}')
  const enter = async (password: string) => {
    await fill(await page.findByLabelText('Code'), '123456')
    await fill(page.getByLabelText('New password'), password)
    await user.keyboard('{Enter}')
  }
  await page.findByLabelText('Code')
  return { page, calls, enter }
}

test.each(['confirmed', 'unconfirmed', 'unknown'] as const)(
  'a forgotten password shows the same for an address that is %s',
  async (kind) => {
    const { page, enter } = await askForCode(kind)
    expect(page.getByText('We sent a code to ada@example.com.')).toBeTruthy()
    expect(page.getByText(english.neverConfirmed)).toBeTruthy()
    await enter('Another-1!')
    await page.findByText(english.codeWrong)
  },
)

test('an account that was never confirmed gets a new code, which confirms it with its own password only', async () => {
  const { page, calls, enter } = await askForCode('unconfirmed')
  expect(calls).toEqual(['ForgotPassword', 'ResendConfirmationCode'])
  await enter('Another-1!')
  await page.findByText(english.codeWrong)
  expect(calls).not.toContain('ConfirmSignUp')
  await enter(own)
  await page.findByRole('heading', { name: 'Agents', level: 1 })
  expect(calls).toContain('ConfirmSignUp')
})
