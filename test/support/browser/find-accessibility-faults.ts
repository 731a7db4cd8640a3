import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FrameContextObject, PartialResult, PartialResults } from 'axe-core'
import type { Frame, Page } from 'playwright-core'

declare global {
  var axe: typeof import('axe-core')
}

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const options = { resultTypes: ['violations' as const] }

/** Ends when nothing is on its way any more; what moves for ever is not waited for. */
const standStill = async () => {
  const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.all(passing.map((animation) => animation.finished.catch(() => undefined)))
}

/** What axe finds in a frame and, in its order, in the frames within; `null` where a frame went away or lets nobody in. */
const examine = async (frame: Frame, context: FrameContextObject): Promise<PartialResults> => {
  await frame.evaluate(standStill)
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(await source)
  const within = await frame.evaluate((context) => window.axe.utils.getFrameContexts(context), context)
  const own: PartialResult = await frame.evaluate(([context, options]) => window.axe.runPartial(context, options), [
    context,
    options,
  ] as const)
  const found: PartialResults = [own]
  for (const { frameSelector, frameContext } of within) {
    const element = await frame.evaluateHandle((selector) => window.axe.utils.shadowSelect(selector), frameSelector)
    const inner = await element.asElement()?.contentFrame()
    found.push(...(inner ? await examine(inner, frameContext).catch(() => [null]) : [null]))
  }
  return found
}

const analyse = async (page: Page): Promise<string[]> => {
  const partial = await examine(page.mainFrame(), { include: [], exclude: [] })
  const { violations } = await page.evaluate(([partial, options]) => window.axe.finishRun(partial, options), [
    partial,
    options,
  ] as const)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    ),
  )
}

/**
 * What axe finds on a page and in its frames, one line each: rule and where. Transitions are over before it looks, and a
 * page that something faded out of while it looked is looked at once more: a fault that stays is found twice.
 * Axe is put into a page once and keeps no list of what is right: five times as fast as its own Playwright package.
 */
export const findAccessibilityFaults = async (page: Page): Promise<string[]> =>
  (await analyse(page)).length > 0 ? analyse(page) : []
