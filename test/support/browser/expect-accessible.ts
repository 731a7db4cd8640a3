import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { cellsOf } from '#test/support/sweeps/chosen-cells'
import { findAccessibilityFaults } from './find-accessibility-faults.ts'
import { showTheme } from './show-theme.ts'

/** How often each test has checked a screen, by file and name: its screens differ in their theme. */
const checks = new Map<string, number>()

/**
 * axe finds nothing on the screen: in both themes in a whole sweep, in `npm test` in the one that the commit chooses for
 * this state of it. The screen is light afterwards.
 */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { testPath = '', currentTestName = '' } = expect.getState()
  const name = `${testPath.slice(testPath.indexOf('/test/'))} ${currentTestName}`
  const count = (checks.get(name) ?? 0) + 1
  checks.set(name, count)
  for (const theme of cellsOf(`${name} ${count}`, ['light', 'dark'])) {
    await showTheme(page, theme)
    expect(await findAccessibilityFaults(page), theme).toEqual([])
  }
  await showTheme(page, 'light')
}
