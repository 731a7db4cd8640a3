import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { perWorker } from '#test/support/browser/per-worker'
import { sharedChromium } from '#test/support/browser/shared-chromium'
import { buildWidget } from '#widget/build/build-widget.ts'
import { type WidgetHost, widgetHost } from './widget-host.ts'

export interface WidgetHarness {
  readonly browser: Browser
  readonly host: WidgetHost
  /** A fresh visitor on an empty page. Whatever goes wrong in it is collected. */
  readonly visitor: (options?: BrowserContextOptions) => Promise<VisitorPage>
  readonly close: () => Promise<void>
}

export interface VisitorPage {
  readonly page: Page
  /** Errors of scripts, and errors logged to the console. */
  readonly errors: readonly string[]
  /** Addresses asked for, in order. */
  readonly requests: readonly string[]
}

const built = perWorker(
  async () => {
    const dist = await mkdtemp(join(tmpdir(), 'widget-'))
    await buildWidget(dist)
    return dist
  },
  (dist) => rm(dist, { recursive: true }),
)

/** The widget as it is built, the server that it talks to, and a browser to look at it. */
export const widgetHarness = async (): Promise<WidgetHarness> => {
  const [dist, browser] = await Promise.all([built.get(), sharedChromium.get()])
  const host = await widgetHost(dist)
  const visitor = async (options: BrowserContextOptions = {}): Promise<VisitorPage> => {
    // without motion, so that nothing is measured on its way
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      ...options,
    })
    const page = await context.newPage()
    const errors: string[] = []
    const requests: string[] = []
    page.on('pageerror', (error) => errors.push(String(error.stack)))
    page.on('request', (request) => requests.push(request.url()))
    return { page, errors, requests }
  }
  return {
    browser,
    host,
    visitor,
    close: host.close,
  }
}
