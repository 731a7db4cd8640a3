import { expect, test, vi } from 'vitest'
import { openButton } from '#test/support/widget/chat-page'
import { AGENT_ID, fenwick } from '#test/support/widget/host/fenwick'
import { widgetFixture } from '#test/support/widget/widget-fixture'

const fixture = widgetFixture()

/** The share of pixels that differ, 0 to 1. The antialiased edges of an icon differ by a few pixels from run to run. */
const differingShare = async (one: Buffer, other: Buffer): Promise<number> => {
  const { page } = await fixture.visitor()
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

test('the page is notified when the chat opens, and can open and close it', async () => {
  const { page } = await fixture.visitor()
  await page.goto(fixture.host.site)
  await page.getByRole('button', openButton).waitFor()
  await page.evaluate(() => {
    const received: unknown[] = []
    Object.assign(window, { received })
    window.addEventListener('VG_Events', (event) => received.push((event as CustomEvent).detail))
    ;(window as unknown as { VG: { open: () => void } }).VG.open()
  })
  await page.getByText('What is going on').waitFor()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { received: unknown[] }).received))
    .toEqual([{ type: 'chat_open', agentId: AGENT_ID }])
  await page.evaluate(() => (window as unknown as { VG: { close: () => void } }).VG.close())
  await page.getByRole('button', openButton).waitFor()
  await page.evaluate(() => (window as unknown as { VG: { destroy: () => void } }).VG.destroy())
  await expect.poll(() => page.locator('vg-widget').count()).toBe(0)
})

test('a global can configure it instead of attributes, with the region by its older name', async () => {
  fixture.host.control.page = `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1>
    <script>window.VG_CONFIG = { ID: '${AGENT_ID}', bucket: 'voiceglow-eu', render: 'bottom-left', variables: { plan: 'gold' } }</script>
    <script src="${fixture.host.origin}/widget/loader.js"></script>`
  const { page } = await fixture.visitor()
  await page.goto(fixture.host.site)
  const box = await page.getByRole('button', openButton).boundingBox()
  expect(box).toMatchObject({ x: 24, width: 60, height: 60 })
  await page.getByRole('button', openButton).click()
  await page.getByText('What is going on').waitFor()
  await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.x).toBe(24)
  const started = fixture.host.seen.findLast(({ path }) => path.endsWith('/conversations'))
  expect(JSON.parse(started?.body ?? '{}').variables).toEqual({ plan: 'gold' })
})

test('a load is counted only with the owner’s consent and a known country, and without a preflight', async () => {
  const loads = () => fixture.host.seen.filter(({ path }) => path.endsWith('/analytics'))
  for (const [enableGeoAnalytics, country, counted] of [
    [true, '', 0],
    [false, 'DE', 0],
    [true, 'DE', 1],
  ] as const) {
    fixture.host.control.agent = { ...fenwick, enableGeoAnalytics, country }
    const { page } = await fixture.visitor()
    await page.goto(fixture.host.site)
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
  fixture.host.control.pageHeaders = {
    'content-security-policy': [
      "default-src 'none'",
      `script-src ${fixture.host.origin}`,
      `connect-src ${fixture.host.origin} ${fixture.host.origin.replace('http', 'ws')}`,
      `font-src ${fixture.host.origin}`,
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
  }
  const { page, errors } = await fixture.visitor()
  const violations: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/i.test(message.text())) violations.push(message.text())
  })
  await page.goto(fixture.host.site)
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

test('the widget looks the same whatever the page’s own styles are', async () => {
  const looks = async () => {
    const { page } = await fixture.visitor()
    await page.goto(fixture.host.site)
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
  fixture.host.control.page = `<!doctype html><html lang="en"><title>Shop</title><style>
    * { font: italic 40px/3 serif !important; color: red !important; letter-spacing: 9px !important; text-transform: uppercase !important;
        transform: rotate(2deg) !important; opacity: .9 !important; zoom: 1 }
    body > *:not(p) { display: none !important; direction: rtl !important } vg-widget { display: none !important; filter: invert(1) !important; position: static !important }
    button, div, dialog { width: 9px !important; background: lime !important } html { overflow: hidden; filter: hue-rotate(90deg); --brand: lime; --surface: red }
    </style><p>Shop</p>${fixture.host.script}`
  const hostile = await looks()
  // what arrives late (a picture, the focus) may arrive later in one of the two
  const alike = async () => {
    const [one, other] = [await calm(), await hostile()]
    expect(other.box).toEqual(one.box)
    expect(await differingShare(one.picture, other.picture)).toBeLessThan(0.0005)
  }
  await vi.waitFor(alike, { timeout: 15_000, interval: 200 })
})
