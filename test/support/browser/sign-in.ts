import type { Page } from 'playwright-core'

/** Signs in with the local run's demo login, up to the list of agents. */
export const signInAsDemo = async (page: Page, dashboard: string): Promise<void> => {
  await page.goto(`${dashboard}/login`)
  await page.getByLabel('E-mail').fill('demo@parley.localhost')
  await page.getByRole('textbox', { name: 'Password' }).fill('parley-demo')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/app/eu/agents')
}

/** Opens the first agent of the list and answers its id. */
export const openFirstAgent = async (page: Page): Promise<string> => {
  await page.locator('.vg-rows__link').first().click()
  await page.waitForURL(/\/agents\/\w{16}\//)
  return /agents\/(\w{16})/.exec(page.url())?.[1] ?? ''
}
