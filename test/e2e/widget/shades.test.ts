import { afterAll, beforeAll, expect, test } from 'vitest'
import { paletteOf } from '#shared/agents/look/palette'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { type WidgetHarness, widgetHarness } from '#test/support/widget/widget-harness'

let harness: WidgetHarness
beforeAll(async () => {
  harness = await widgetHarness()
})
afterAll(() => harness.close())

const ten = (shade: string) => Array.from({ length: 10 }, () => shade)

const chatIn = async (themeType: 'light' | 'dark', nineColorPallet: readonly string[]) => {
  const { agent } = harness.host.control
  harness.host.control.agent = {
    ...agent,
    theme: 'custom',
    customThemeJSONString: JSON.stringify({ themeType, primary: '#7c3aed', nineColorPallet }),
  }
  const { page } = await harness.visitor()
  await page.goto(harness.host.site)
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await page.getByText('What is going on').waitFor()
  return page
}

test.each(['light', 'dark'] as const)('the swatches of a %s theme colour the chat', async (themeType) => {
  const violet = await chatIn(themeType, paletteOf('#7c3aed', themeType))
  const colours = (page: typeof violet) =>
    page.getByRole('dialog').evaluate((dialog) => getComputedStyle(dialog).backgroundColor)
  const green = await chatIn(themeType, paletteOf('#15803d', themeType))
  expect(await colours(violet)).not.toBe(await colours(green))
  await Promise.all([violet.context().close(), green.context().close()])
})

test.each([
  ['light', '0, 0%, 0%'],
  ['light', '0, 0%, 100%'],
  ['light', '60, 100%, 50%'],
  ['dark', '0, 0%, 0%'],
  ['dark', '0, 0%, 100%'],
  ['dark', '300, 100%, 50%'],
] as const)('ten swatches of one colour keep the contrast of every text: %s, %s', async (themeType, shade) => {
  const page = await chatIn(themeType, ten(shade))
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.context().close()
})
