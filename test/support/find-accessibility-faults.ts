import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const analyse = async (page: Page): Promise<string[]> => {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
  )
  const { violations } = await new AxeBuilder({ page: page as never }).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    ),
  )
}

/**
 * What axe finds on a page, one line each: rule and where. Transitions are over before it looks, and a page that something
 * faded out of while it looked is looked at once more: a fault that stays is found twice.
 */
export const findAccessibilityFaults = async (page: Page): Promise<string[]> =>
  (await analyse(page)).length > 0 ? analyse(page) : []
