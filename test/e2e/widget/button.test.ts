import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { AGENT_ID } from '#test/support/widget/host/fenwick'
import { type WidgetHarness, widgetHarness } from '#test/support/widget/widget-harness'

let bench: WidgetHarness
let usual: WidgetHarness['host']['control']
beforeAll(async () => {
  bench = await widgetHarness()
  usual = { ...bench.host.control }
})
beforeEach(() => Object.assign(bench.host.control, usual))
afterAll(() => bench.close())

const openButton = { name: /^Open chat/ }

test('the button shows after two requests; one more is for the parts beside it, and no third party is called', async () => {
  const { page, requests, errors } = await bench.visitor()
  await page.goto(bench.host.site)
  await page.getByRole('button', openButton).waitFor()
  const ours = () => requests.filter((url) => url.startsWith(bench.host.origin))
  expect(ours().slice(0, 2)).toEqual([
    `${bench.host.origin}/widget/loader.js`,
    `${bench.host.origin}/api/eu/public/agents/${AGENT_ID}`,
  ])
  expect(requests.every((url) => url.startsWith(bench.host.origin) || url.startsWith(bench.host.site))).toBe(true)
  await page.getByRole('button', { name: 'Dismiss' }).waitFor()
  expect(
    ours()
      .slice(2)
      .map((url) => new URL(url).pathname),
  ).toEqual([expect.stringMatching(/^\/widget\/after-paint-\w+\.js$/)])
  expect(errors).toEqual([])
})

test('a page is left alone: no cookies, no other globals, one element, no layout shift', async () => {
  const { page } = await bench.visitor()
  await page.addInitScript(() => {
    const before = new Set(Object.getOwnPropertyNames(window))
    Object.assign(window, {
      shifts: 0,
      added: () => Object.getOwnPropertyNames(window).filter((name) => !before.has(name)),
    })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifts: (entry as unknown as { value: number }).value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(bench.host.site)
  await page.getByRole('button', openButton).click()
  await page.getByText('What is going on').waitFor()
  // the font applies once it has loaded
  await page.waitForFunction(() => document.fonts.size === 1)
  const found = await page.evaluate(() => ({
    added: (window as unknown as { added: () => string[] })
      .added()
      .filter((name) => !['shifts', 'added'].includes(name)),
    shifts: (window as unknown as { shifts: number }).shifts,
    children: [...document.body.children].map(({ localName }) => localName),
    attributes: document.body.attributes.length + document.documentElement.attributes.length,
    cookie: document.cookie,
    fonts: [...document.fonts].map(({ family }) => family),
  }))
  expect(found).toEqual({
    added: ['VG'],
    shifts: 0,
    children: ['main', 'script', 'vg-widget'],
    attributes: 1,
    cookie: '',
    fonts: ['"vg DM Sans"'],
  })
  expect(await page.context().cookies()).toEqual([])
})

test('the greeting shows after a second, is counted, and stays away for a day once dismissed', async () => {
  const ui = { showWhatsappButtonOnWeb: true }
  bench.host.control.agent = { ...usual.agent, ui, whatsappPhoneNumber: '+44 117 496 0482' }
  const { page } = await bench.visitor()
  await page.clock.install({ time: new Date('2026-11-21T09:59:00') })
  await page.clock.pauseAt(new Date('2026-11-21T10:00:00'))
  await page.goto(bench.host.site)
  const greeting = page.getByRole('button', { name: 'Hi, how can I help you today?' })
  // comes with the greeting's script, so from here on the greeting only waits for its time
  const whatsapp = page.getByRole('link', { name: 'Chat on WhatsApp' })
  await whatsapp.waitFor()
  await expect.poll(() => whatsapp.getAttribute('href')).toBe('https://wa.me/441174960482')
  await expect.poll(() => whatsapp.boundingBox()).toMatchObject({ width: 48, height: 48 })
  await page.clock.runFor(900)
  await expect.poll(() => greeting.count()).toBe(0)
  await page.clock.runFor(200)
  await greeting.waitFor()
  await page.getByRole('button', { name: 'Open chat, 1 new', exact: true }).waitFor()
  await page.clock.runFor(1000)
  await page.getByRole('button', { name: 'Open chat, 2 new', exact: true }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('body')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('button', { name: 'Open chat', exact: true }).waitFor()

  const visitAgain = async (time: string) => {
    await page.clock.pauseAt(new Date(time))
    await page.reload()
    await whatsapp.waitFor()
    await page.clock.runFor(1500)
  }
  await visitAgain('2026-11-22T09:00:00')
  expect(await greeting.count()).toBe(0)
  await visitAgain('2026-11-22T10:05:00')
  await greeting.waitFor()
})

test('a button that is rendered again during a press still opens the chat', async () => {
  const { page } = await bench.visitor()
  await page.clock.install()
  await page.goto(bench.host.site)
  const button = page.getByRole('button', openButton)
  await button.hover()
  await page.mouse.down()
  // the first part of the greeting to show is its badge, on the button
  await page.clock.runFor(3000)
  await page.getByRole('button', { name: 'Open chat, 2 new', exact: true }).waitFor()
  await page.mouse.up()
  await page.getByRole('dialog').waitFor()
})

test('hovering the button preloads the chat out of sight, before the server learns of the visitor', async () => {
  const { page, requests, errors } = await bench.visitor()
  await page.goto(bench.host.site)
  const button = page.getByRole('button', openButton)
  await button.hover()
  const panel = page.locator('dialog')
  await panel.waitFor({ state: 'attached' })
  await expect.poll(() => panel.evaluate((one) => getComputedStyle(one).visibility)).toBe('hidden')
  await expect.poll(() => panel.evaluate((one) => one.clientWidth)).toBe(400)
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('body')
  expect(requests.some((url) => url.includes('/conversations') || url.endsWith('.woff2'))).toBe(false)
  await button.click()
  await page.getByText('What is going on').waitFor()
  await expect.poll(() => page.getByRole('dialog').evaluate((one) => one.matches(':popover-open'))).toBe(true)
  await expect.poll(() => page.getByRole('textbox').evaluate((field) => field.matches(':focus'))).toBe(true)
  await page.getByRole('button', { name: 'Close chat' }).first().click()
  await expect.poll(() => panel.evaluate((one) => getComputedStyle(one).display)).toBe('none')
  expect(errors).toEqual([])
})

test('a chat whose code fails to load on hover is fetched again on a press', async () => {
  const { page } = await bench.visitor()
  let tries = 0
  await page.route(/chat-\w+\.js/, (route) => (tries++ === 0 ? route.abort() : route.continue()))
  await page.goto(bench.host.site)
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('button', openButton).hover()
  await failed
  await page.getByRole('button', openButton).click()
  await page.getByText('What is going on').waitFor()
  expect(tries).toBe(2)
})

test('`none` shows no greeting', async () => {
  bench.host.control.agent = { ...usual.agent, proactiveMessage: 'none' }
  const { page } = await bench.visitor()
  await page.clock.install()
  await page.goto(bench.host.site)
  await page.getByRole('button', { name: 'Open chat', exact: true }).waitFor()
  await page.clock.runFor(3000)
  await expect.poll(() => page.getByRole('button').count()).toBe(1)
})

test('a missing agent shows nothing', async () => {
  bench.host.control.intercept = ({ path }) =>
    path.includes('/public/agents/') ? { status: 404, body: { code: 'not-found', message: 'No.' } } : undefined
  const { page, errors } = await bench.visitor()
  const answered = page.waitForResponse((response) => response.url().includes('/public/agents/'))
  await page.goto(bench.host.site)
  await (await answered).finished()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await expect.poll(() => page.locator('vg-widget').count()).toBe(0)
  expect(errors).toEqual([])
})

test('an agent that could not be loaded is reported on hover, and can be retried', async () => {
  bench.host.control.intercept = ({ path }) =>
    path.includes('/public/agents/') ? { status: 503, body: { code: 'unavailable', message: 'No.' } } : undefined
  const { page } = await bench.visitor()
  await page.goto(bench.host.site)
  await page.getByRole('button', openButton).click()
  const words = page.getByRole('alert')
  await words.waitFor()
  await expect.poll(() => words.textContent()).toBe('Something went wrong: the agent could not be loaded (503)')
  bench.host.control.intercept = () => undefined
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('What is going on').waitFor()
  await expect.poll(() => words.count()).toBe(0)
})

test('a chat that could not be loaded can be retried too', async () => {
  const { page } = await bench.visitor()
  await page.goto(bench.host.site)
  await page.getByRole('button', openButton).waitFor()
  bench.host.control.isDown = true
  await page.getByRole('button', openButton).click()
  await page.getByRole('alert').waitFor()
  bench.host.control.isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('What is going on').waitFor()
})

test('the page is notified when the chat opens, and can open and close it', async () => {
  const { page } = await bench.visitor()
  await page.goto(bench.host.site)
  await page.getByRole('button', openButton).waitFor()
  await page.evaluate(() => {
    const told: unknown[] = []
    Object.assign(window, { told })
    window.addEventListener('VG_Events', (event) => told.push((event as CustomEvent).detail))
    ;(window as unknown as { VG: { open: () => void } }).VG.open()
  })
  await page.getByText('What is going on').waitFor()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { told: unknown[] }).told))
    .toEqual([{ type: 'chat_open', agentId: AGENT_ID }])
  await page.evaluate(() => (window as unknown as { VG: { close: () => void } }).VG.close())
  await page.getByRole('button', openButton).waitFor()
  await page.evaluate(() => (window as unknown as { VG: { destroy: () => void } }).VG.destroy())
  await expect.poll(() => page.locator('vg-widget').count()).toBe(0)
})

test('a global can configure it instead of attributes, with the region by its older name', async () => {
  bench.host.control.page = `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1>
    <script>window.VG_CONFIG = { ID: '${AGENT_ID}', bucket: 'voiceglow-eu', render: 'bottom-left', variables: { plan: 'gold' } }</script>
    <script src="${bench.host.origin}/widget/loader.js"></script>`
  const { page } = await bench.visitor()
  await page.goto(bench.host.site)
  const box = await page.getByRole('button', openButton).boundingBox()
  expect(box).toMatchObject({ x: 24, width: 60, height: 60 })
  await page.getByRole('button', openButton).click()
  await page.getByText('What is going on').waitFor()
  await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.x).toBe(24)
  const started = bench.host.seen.findLast(({ path }) => path.endsWith('/conversations'))
  expect(JSON.parse(started?.body ?? '{}').variables).toEqual({ plan: 'gold' })
})

test('a load is counted only with the owner’s consent and a known country, and without a preflight', async () => {
  const loads = () => bench.host.seen.filter(({ path }) => path.endsWith('/analytics'))
  for (const [enableGeoAnalytics, country, counted] of [
    [true, '', 0],
    [false, 'DE', 0],
    [true, 'DE', 1],
  ] as const) {
    bench.host.control.agent = { ...usual.agent, enableGeoAnalytics, country }
    const { page } = await bench.visitor()
    await page.goto(bench.host.site)
    await page.getByRole('button', { name: 'Dismiss' }).waitFor()
    await expect.poll(() => loads().length).toBe(counted)
  }
  expect(JSON.parse(loads()[0]?.body ?? '{}')).toMatchObject({
    region: 'eu',
    record: 'loads',
    browser: 'Chrome',
    origin: 'web-chat',
  })
})

test('a strict page can run it: no inline style, no markup from strings, no eval', async () => {
  bench.host.control.pageHeaders = {
    'content-security-policy': [
      "default-src 'none'",
      `script-src ${bench.host.origin}`,
      `connect-src ${bench.host.origin} ${bench.host.origin.replace('http', 'ws')}`,
      `font-src ${bench.host.origin}`,
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
  }
  const { page, errors } = await bench.visitor()
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) violations.push(message.text())
  })
  await page.goto(bench.host.site)
  await page.getByRole('button', openButton).click()
  await page.getByText('What is going on').waitFor()
  await expect
    .poll(() => page.getByRole('dialog').getByRole('button', { name: 'Close chat' }).boundingBox())
    .toMatchObject({
      width: 36,
      height: 36,
    })
  expect(violations).toEqual([])
  expect(errors).toEqual([])
})

/** The share of pixels that differ, 0 to 1. The antialiased edges of an icon differ by a few pixels from run to run. */
const differingShare = async (one: Buffer, other: Buffer): Promise<number> => {
  const { page } = await bench.visitor()
  const share = await page.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (picture) => {
          const image = new Image()
          image.src = `data:image/png;base64,${picture}`
          await image.decode()
          const canvas = new OffscreenCanvas(image.width, image.height)
          const pen = canvas.getContext('2d')
          pen?.drawImage(image, 0, 0)
          return pen?.getImageData(0, 0, image.width, image.height).data
        }),
      )
      if (!a || !b || a.length !== b.length) return 1
      let differing = 0
      for (let at = 0; at < a.length; at += 4)
        if ([0, 1, 2].some((channel) => a[at + channel] !== b[at + channel])) differing++
      return differing / (a.length / 4)
    },
    [one.toString('base64'), other.toString('base64')],
  )
  await page.close()
  return share
}

test('the widget looks the same whatever the page’s own styles are', async () => {
  const looks = async () => {
    const { page } = await bench.visitor()
    await page.goto(bench.host.site)
    await page.getByRole('button', openButton).click()
    await page.getByText('What is going on').waitFor()
    await page.waitForFunction(() => document.fonts.size === 1)
    return async () => {
      // the caret blinks, the time changes, and a picture of an animation is arbitrary
      await page.getByRole('dialog').evaluate(async (dialog) => {
        for (const passing of dialog.querySelectorAll('time')) passing.remove()
        ;(dialog.getRootNode() as ShadowRoot).querySelector('textarea')?.blur()
        await Promise.allSettled(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished))
      })
      const box = await page.getByRole('dialog').boundingBox()
      const { x = 0, y = 0, width = 0, height = 0 } = box ?? {}
      // without its shadow and round corners, where the page shows through
      const clip = { x: x + 16, y: y + 16, width: width - 32, height: height - 32 }
      return { box, picture: await page.screenshot({ animations: 'disabled', clip }) }
    }
  }
  const calm = await looks()
  bench.host.control.page = `<!doctype html><html lang="en"><title>Shop</title><style>
    * { font: italic 40px/3 serif !important; color: red !important; letter-spacing: 9px !important; text-transform: uppercase !important;
        transform: rotate(2deg) !important; opacity: .9 !important; zoom: 1 }
    body > *:not(p) { display: none !important; direction: rtl !important } vg-widget { display: none !important; filter: invert(1) !important; position: static !important }
    button, div, dialog { width: 9px !important; background: lime !important } html { overflow: hidden; filter: hue-rotate(90deg); --brand: lime; --surface: red }
    </style><p>Shop</p>${bench.host.script}`
  const hostile = await looks()
  // what arrives late (a picture, the focus) may arrive later in one of the two
  const alike = async () => {
    const [one, other] = [await calm(), await hostile()]
    expect(other.box).toEqual(one.box)
    expect(await differingShare(one.picture, other.picture)).toBeLessThan(0.0005)
  }
  await vi.waitFor(alike, { timeout: 15_000, interval: 200 })
})
