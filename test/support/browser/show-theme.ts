import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Chooses a theme as another tab would: a part that comes later takes it over too, and does not put the old one back. */
export const showTheme = async (page: Page, theme: string): Promise<void> => {
  const shown = () =>
    page.evaluate((name) => {
      localStorage.setItem('theme', name)
      dispatchEvent(new Event('storage'))
      return document.documentElement.dataset.theme
    }, theme)
  await expect.poll(shown).toBe(theme)
}
