import { resolve } from 'node:path'
import type { CDPSession, Page } from 'playwright-core'
import { openChromium } from '#test/support/chromium'
import { widgetHost } from '#test/support/widget-host'

/**
 * What opening the chat takes of a page's main thread on a processor four times as slow: from the press of the button, its
 * code fetched already as it is when somebody reaches for it, until the greeting is shown. A fresh visitor each time; the
 * middle of seven. Needs `npm run build:widget`.
 */
const RUNS = 7
const SLOWER = 4

const host = await widgetHost(resolve(import.meta.dirname, '../../widget/dist'))
const browser = await openChromium()

const metrics = async (cdp: CDPSession) => {
  const { metrics: found } = await cdp.send('Performance.getMetrics')
  const of = (name: string) => 1000 * (found.find((metric) => metric.name === name)?.value ?? 0)
  return {
    busy: of('TaskDuration'),
    script: of('ScriptDuration'),
    style: of('RecalcStyleDuration'),
    layout: of('LayoutDuration'),
  }
}

/** The longest single task that the browser calls long (over 50 ms); 0 when there was none. */
const longestTask = (page: Page): Promise<number> => page.evaluate(() => Math.max(0, ...window.longTasks))

declare global {
  interface Window {
    longTasks: number[]
  }
}

const once = async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(() => {
    window.longTasks = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration)
    }).observe({ type: 'longtask' })
  })
  const cdp = await context.newCDPSession(page)
  // the thread's own time, so that other work of the machine does not count
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(host.site)
  const button = page.getByRole('button', { name: /^Open chat/ })
  await button.hover()
  await page.waitForLoadState('networkidle')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate(() => {
    window.longTasks.length = 0
  })
  const before = await metrics(cdp)
  await button.click()
  await page.getByText('What is going on').waitFor()
  const after = await metrics(cdp)
  const longest = await longestTask(page)
  await context.close()
  return {
    busy: after.busy - before.busy,
    script: after.script - before.script,
    style: after.style - before.style,
    layout: after.layout - before.layout,
    longest,
  }
}

const runs: Awaited<ReturnType<typeof once>>[] = []
for (let run = 0; run <= RUNS; run++) {
  const measured = await once()
  // the first one warms the browser up
  if (run > 0) runs.push(measured)
}
await browser.close()
await host.close()

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
console.table(
  (['busy', 'script', 'style', 'layout', 'longest'] as const).map((what) => {
    const values = runs.map((run) => run[what])
    return {
      what,
      'middle, ms': middle(values).toFixed(1),
      'least, ms': Math.min(...values).toFixed(1),
      'most, ms': Math.max(...values).toFixed(1),
    }
  }),
)
