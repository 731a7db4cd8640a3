import type { Page } from 'playwright-core'
import { AGENT_ID } from './host/fenwick.ts'

export const openButton = { name: /^Open chat/ }

export const field = (page: Page) => page.getByRole('textbox', { name: 'Write a message' })

export const greeting = (page: Page) => page.getByText('What is going on')

/** Loads a site and opens the chat on it. */
export const openChat = async (page: Page, site: string): Promise<void> => {
  await page.goto(site)
  await page.getByRole('button', openButton).click()
  await greeting(page).waitFor()
}

/** A customer's page with the widget in these attributes, and the test's own content. */
export const pageWith = (origin: string, attributes: string, rest = ''): string =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Shop</title>
  <main><h1>Shop</h1>${rest}</main>
  <script src="${origin}/widget/loader.js" data-agent="${AGENT_ID}" data-region="eu" ${attributes}></script>`
