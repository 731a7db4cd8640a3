import type { Page } from 'playwright-core'
import { userPool } from '#infra/local/components/user-pool'
import type { Local } from '#infra/local/start-local'
import { signIn } from '#test/support/providers/user-pool-calls'

interface Person {
  readonly email: string
  readonly password: string
}

/** Signs in with the form, up to the list of agents. For tests of the sign-in itself. */
export const signInByForm = async (page: Page, dashboard: string, { email, password }: Person): Promise<void> => {
  await page.goto(`${dashboard}/login`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/eu/agents')
}

/** Opens the list of agents as a user whose session was made by the user pool alone, in the cookies that the form would leave. */
export const enter = async (page: Page, { addresses }: Local, { email, password }: Person): Promise<void> => {
  const { claims, ...tokens } = await signIn(addresses.ports, email, password)
  const prefix = `CognitoIdentityServiceProvider.${userPool('eu').clientId}`
  const username = String(claims['cognito:username'] ?? claims.sub)
  const values = { ...tokens, clockDrift: '0' }
  const cookies = Object.entries(values).map(([kind, value]) => [`${prefix}.${username}.${kind}`, value] as const)
  await page.context().addCookies(
    [...cookies, [`${prefix}.LastAuthUser`, username] as const].map(([name, value]) => ({
      name,
      value,
      url: addresses.dashboard,
      sameSite: 'Lax',
    })),
  )
  await page.goto(`${addresses.dashboard}/app/eu/agents`)
}

/** Opens the first agent of the list and returns its id. */
export const openFirstAgent = async (page: Page): Promise<string> => {
  await page.locator('.vg-rows__link').first().click()
  await page.waitForURL(/\/agents\/\w{16}\//)
  return /agents\/(\w{16})/.exec(page.url())?.[1] ?? ''
}
