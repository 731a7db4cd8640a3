import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Frame, Page } from 'playwright-core'

declare global {
  var axe: typeof import('axe-core')
}

/** Frames of every origin report their faults to the page that contains them; the default is those of its own. */
const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8').then(
  (axe) => `${axe};axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`,
)

/** Ends when nothing is on its way any more; what moves for ever is not waited for. Returns whether axe is there already. */
const standStill = async () => {
  const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.all(passing.map((animation) => animation.finished.catch(() => undefined)))
  return 'axe' in window
}

const prepare = async (frame: Frame): Promise<void> => {
  if (!(await frame.evaluate(standStill))) await frame.evaluate(await source)
}

/** Runs in the page: frames send it what they found, and only a line for each fault leaves it. A frame that does not answer is one. */
const look = async (): Promise<string[]> => {
  const { violations, incomplete } = await window.axe.run({
    resultTypes: ['violations', 'incomplete'],
    pingWaitTime: 5_000,
  })
  const unseen = incomplete.filter(({ id }) => id === 'frame-tested')
  return [...violations, ...unseen].flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    ),
  )
}

const analyse = async (page: Page): Promise<string[]> => {
  const [main, ...within] = page.frames()
  if (main) await prepare(main)
  // a frame may disappear during the check, or refuse access
  await Promise.all(within.map((frame) => prepare(frame).catch(() => undefined)))
  return page.evaluate(look)
}

/**
 * What axe finds on a page and in its frames, one line each: rule and where. Transitions are over before it looks, and a
 * page from which something faded out during the check is checked once more: a fault that stays is found twice.
 * Axe is put into a page once, and what it found right never leaves the page: that took two thirds of its time.
 */
export const findAccessibilityFaults = async (page: Page): Promise<string[]> =>
  (await analyse(page)).length > 0 ? analyse(page) : []
