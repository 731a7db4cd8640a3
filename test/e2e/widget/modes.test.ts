import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { AGENT_ID } from '#test/support/widget/host/fenwick'
import { type WidgetHarness, widgetHarness } from '#test/support/widget/widget-harness'
import { gate } from '#test/support/worlds/gate'
import type {} from '#widget/loader/main.ts'

let bench: WidgetHarness
let usual: WidgetHarness['host']['control']
beforeAll(async () => {
  bench = await widgetHarness()
  usual = { ...bench.host.control }
})
beforeEach(() => Object.assign(bench.host.control, usual))
afterAll(() => bench.close())

const openButton = { name: /^Open chat/ }
const field = (page: Page) => page.getByRole('textbox', { name: 'Write a message' })
const greeting = (page: Page) => page.getByText('What is going on')

/** A customer's page with the widget in these attributes, and the test's own content. */
const pageWith = (attributes: string, rest = ''): string =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Shop</title>
  <main><h1>Shop</h1>${rest}</main>
  <script src="${bench.host.origin}/widget/loader.js" data-agent="${AGENT_ID}" data-region="eu" ${attributes}></script>`

const started = () => bench.host.seen.filter(({ method, path }) => method === 'POST' && path.endsWith('/conversations'))
const said = () =>
  bench.host.seen
    .filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'))
    .map(({ body }) => JSON.parse(body) as { text: string; variables?: Record<string, string> })

test('modal: the chat is in the middle over the page, keeps the focus, and Escape or a click beside it closes it', async () => {
  bench.host.control.page = pageWith('data-modal-mode')
  const { page } = await bench.visitor()
  await page.goto(bench.host.site)
  await page.getByRole('button', openButton).click()
  await greeting(page).waitFor()
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.getAttribute('aria-modal')).toBe('true')
  await expect
    .poll(() => dialog.evaluate((it) => getComputedStyle(it, '::backdrop').backdropFilter))
    .toMatch(/^blur\(\d+px\)$/)
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 360, y: 50, width: 560, height: 700 })
  for (let presses = 0; presses < 12; presses++) await page.keyboard.press('Tab')
  await expect
    .poll(() => page.evaluate(() => ['vg-widget', 'body'].includes(document.activeElement?.localName ?? '')))
    .toBe(true)
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', openButton).click()
  await dialog.waitFor()
  await page.mouse.click(100, 400)
  await dialog.waitFor({ state: 'hidden' })
})

test('popup: no button; the page opens it, by VG or by an element of its own', async () => {
  bench.host.control.page = pageWith('data-render="popup"', '<button data-vg-open>Ask us</button>')
  const { page } = await bench.visitor()
  await page.goto(bench.host.site)
  await page.locator('vg-widget').waitFor({ state: 'attached' })
  await expect.poll(() => page.getByRole('button', openButton).count()).toBe(0)
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Ask us' }).click()
      return page.getByRole('dialog').count()
    })
    .toBe(1)
  await greeting(page).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.evaluate(() => window.VG?.open?.())
  await page.getByRole('dialog').waitFor()
})

test('full width: a part of the page, in its container, 690 wide at most, without a shadow or layout shift', async () => {
  bench.host.control.page = pageWith(
    'data-render="full-width"',
    '<div id="vg-chat" style="height: 640px"></div><p id="after">Below</p>',
  )
  const { page } = await bench.visitor()
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifts: (entry as unknown as { value: number }).value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(bench.host.site)
  await greeting(page).waitFor()
  const region = page.getByRole('region', { name: 'Fenwick workshop desk' })
  const box = await region.boundingBox()
  const container = await page.locator('#vg-chat').boundingBox()
  expect(box).toEqual(container)
  await expect.poll(async () => (await page.locator('form').boundingBox())?.width).toBe(690)
  await expect.poll(() => region.evaluate((element) => getComputedStyle(element).boxShadow)).toBe('none')
  await expect.poll(() => page.getByRole('button', openButton).count()).toBe(0)
  await expect.poll(() => page.getByRole('button', { name: 'Close chat' }).count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('body')
  await expect.poll(() => page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0)
  await field(page).fill('Hello')
  await field(page).press('Enter')
  await page.getByText('You said: Hello').waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
})

test('full width without a container follows the script; far down the page it loads when the visitor scrolls near', async () => {
  bench.host.control.page = pageWith('data-render="full-width"', '<div style="height: 4000px">Long</div>')
  const before = started().length
  const { page, requests } = await bench.visitor()
  await page.goto(bench.host.site)
  await page.locator('script + vg-widget').waitFor({ state: 'attached' })
  await expect.poll(() => requests.some((url) => url.includes('after-paint-'))).toBe(true)
  expect(started()).toHaveLength(before)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await greeting(page).waitFor()
  expect(started()).toHaveLength(before + 1)
  await expect.poll(async () => (await page.getByRole('region').boundingBox())?.height).toBe(680)
})

test('where the page names no mode, the agent’s own applies', async () => {
  bench.host.control.agent = { ...usual.agent, ui: { showWhatsappButtonOnWeb: false, widgetType: 'bottom-left' } }
  const { page } = await bench.visitor()
  await page.goto(bench.host.site)
  await page.getByRole('button', openButton).waitFor()
  await expect.poll(() => page.getByRole('button', openButton).boundingBox()).toMatchObject({ x: 24 })
})

test('auto-open shows the chat and leaves the focus on the page', async () => {
  bench.host.control.agent = { ...usual.agent, autoOpenWidget: true }
  const { page } = await bench.visitor()
  await page.goto(bench.host.site)
  await greeting(page).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('body')
})

test.each(['the agent', 'the page'])(
  'auto-start by %s starts the conversation before the chat is opened',
  async (by) => {
    bench.host.control.agent = { ...usual.agent, autoStartWidget: by === 'the agent' }
    bench.host.control.page = pageWith(by === 'the page' ? 'data-autostart' : '')
    const before = started().length
    const { page } = await bench.visitor()
    await page.goto(bench.host.site)
    await expect.poll(() => started().length).toBe(before + 1)
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await page.getByRole('button', openButton).click()
    await greeting(page).waitFor()
    expect(started()).toHaveLength(before + 1)
  },
)

test('a page can send messages, set variables, and receive events; early calls wait', async () => {
  bench.host.control.page = pageWith('').replace(
    '<main>',
    `<script>
      window.VG = { q: [] }
      for (const name of ['open', 'send', 'prefill', 'setContext', 'on']) VG[name] = (...values) => VG.q.push([name, ...values])
      window.told = []; window.heard = []
      addEventListener('VG_Events', ({ detail }) => told.push(detail))
      VG.on('new_message', ({ role, text }) => heard.push(role + ': ' + text))
      VG.setContext({ plan: 'gold', seats: 3, 'not a name': 1, nothing: null })
      VG.send('Early')
    </script><main>`,
  )
  const { page, errors } = await bench.visitor()
  await page.goto(bench.host.site)
  await page.getByText('You said: Early').waitFor()
  expect(said().at(-1)).toMatchObject({ text: 'Early', variables: { plan: 'gold', seats: '3' } })
  await page.evaluate(() => {
    window.VG?.setContext?.({ plan: 'silver' })
    window.VG?.prefill?.('Do you rent')
  })
  await expect.poll(() => field(page).inputValue()).toBe('Do you rent')
  await field(page).pressSequentially(' bikes?')
  await field(page).press('Enter')
  await page.getByText('You said: Do you rent bikes?').waitFor()
  expect(said().at(-1)?.variables).toEqual({ plan: 'silver', seats: '3' })
  await page.evaluate(() => window.VG?.close?.())
  await page.getByRole('button', openButton).waitFor()
  const found = await page.evaluate(() => {
    const { told, heard } = window as unknown as { told: { type: string; agentId: string }[]; heard: string[] }
    return { types: told.map(({ type }) => type), ids: [...new Set(told.map(({ agentId }) => agentId))], heard }
  })
  const turn = ['new_message', 'new_message', 'new_turn']
  expect(found.types).toEqual(['chat_open', ...turn, ...turn, 'chat_close'])
  expect(found.ids).toEqual([AGENT_ID])
  expect(found.heard).toEqual([
    'visitor: Early',
    'agent: You said: Early',
    'visitor: Do you rent bikes?',
    'agent: You said: Do you rent bikes?',
  ])
  expect(errors).toEqual([])
})

test('a page receives a restart once, and nothing more after it stops listening', async () => {
  const { page } = await bench.visitor()
  await page.goto(bench.host.site)
  await page.getByRole('button', openButton).waitFor()
  const said = (words: string) => page.getByText(`You said: ${words}`)
  const ask = async (words: string) => {
    await field(page).fill(words)
    await field(page).press('Enter')
    await said(words).waitFor()
  }
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told)
  await page.evaluate(() => {
    const told: string[] = []
    const listener = ({ type }: { type: string }) => void told.push(type)
    Object.assign(window, { told, listener })
    for (const type of ['chat_restart', 'new_turn'] as const) window.VG?.on?.(type, listener)
    window.VG?.toggle?.()
  })
  await greeting(page).waitFor()
  await ask('Hello')
  await page.getByRole('button', { name: 'Conversation menu' }).click()
  await page.getByRole('menuitem', { name: 'Restart conversation' }).click()
  await said('Hello').waitFor({ state: 'detached' })
  await greeting(page).waitFor()
  await expect.poll(told).toEqual(['new_turn', 'chat_restart'])
  await page.evaluate(() => {
    const { listener } = window as unknown as { listener: () => void }
    for (const type of ['chat_restart', 'new_turn'] as const) window.VG?.off?.(type, listener)
    // receives what the previous one no longer does
    window.VG?.on?.('new_turn', () => document.body.setAttribute('data-heard', ''))
  })
  await ask('Still there?')
  await page.locator('body[data-heard]').waitFor()
  await expect.poll(told).toEqual(['new_turn', 'chat_restart'])
  await page.evaluate(() => window.VG?.toggle?.())
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
})

test.each([
  ['off', '+44 117 496 0482'],
  ['on', ''],
  ['on', 'ask us'],
])('WhatsApp is absent where it is switched %s and the number is “%s”', async (isOn, whatsappPhoneNumber) => {
  const ui = { showWhatsappButtonOnWeb: isOn === 'on' }
  bench.host.control.agent = { ...usual.agent, ui, whatsappPhoneNumber }
  const { page } = await bench.visitor()
  await page.goto(bench.host.site)
  // comes after the link would have come
  await page.getByRole('button', { name: 'Dismiss' }).waitFor()
  await expect.poll(() => page.getByRole('link').count()).toBe(0)
})

test('picture, background, font and footer credit are the agent’s own', async () => {
  const picture = (name: string) => `https://fenwick.example/${name}.png`
  bench.host.control.agent = {
    ...usual.agent,
    roundedImageURL: picture('face'),
    chatBgURL: picture('bikes'),
    fontFamily: 'Georgia',
    branding: 'by Tideway',
  }
  const { page, requests } = await bench.visitor()
  await page.route('https://fenwick.example/**', async (route) =>
    route.fulfill({ path: 'docs/pictures/widget.png', contentType: 'image/png' }),
  )
  await page.goto(bench.host.site)
  await page.getByRole('button', openButton).waitFor()
  expect(requests.filter((url) => url.includes('fenwick.example'))).toEqual([])
  await page.getByRole('button', openButton).click()
  await page.getByText('by Tideway').waitFor()
  const dialog = page.getByRole('dialog')
  const face = dialog.locator(`img[src="${picture('face')}"]`)
  await expect.poll(() => face.evaluate((it) => (it as HTMLImageElement).naturalWidth > 0)).toBe(true)
  const looks = () =>
    dialog.evaluate((it) => ({
      font: getComputedStyle(it).fontFamily.split(',')[0],
      picture: [...it.querySelectorAll('*'), it].some((part) =>
        getComputedStyle(part).backgroundImage.includes('https://fenwick.example/bikes.png'),
      ),
    }))
  await expect.poll(looks).toEqual({ font: 'Georgia', picture: true })
  expect(await findAccessibilityFaults(page)).toEqual([])
})

test.each([
  [true, 'no-preference', 'smooth'],
  [false, 'no-preference', 'instant'],
  [true, 'reduce', 'instant'],
] as const)(
  'with scrollAnimation %s, and %s for motion, scrolling to a new answer is %s',
  async (scrollAnimation, reducedMotion, behaviour) => {
    bench.host.control.agent = { ...usual.agent, scrollAnimation }
    const more = gate()
    bench.host.control.answer = async function* () {
      yield { type: 'delta', text: Array.from({ length: 60 }, (_, n) => `Line ${n}`).join('\n\n') }
      await more.opened
      yield { type: 'delta', text: '\n\nThe end.' }
    }
    const { page } = await bench.visitor({ reducedMotion })
    await page.goto(bench.host.site)
    await page.getByRole('button', openButton).click()
    await greeting(page).waitFor()
    await field(page).fill('Count')
    await field(page).press('Enter')
    await page.getByText('Line 59').waitFor()
    const log = page.getByRole('log')
    await log.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }))
    more.open()
    const down = page.getByRole('button', { name: 'New answer' })
    await down.waitFor()
    await log.evaluate((element) => {
      const went = element.scrollTo.bind(element) as (to?: ScrollToOptions) => void
      element.scrollTo = (to?: ScrollToOptions | number) => {
        if (typeof to !== 'object') return
        // the press's own request comes first; the end of a path may send another
        element.dataset.way ??= to.behavior ?? ''
        went(to)
      }
    })
    await down.click()
    await expect.poll(() => log.getAttribute('data-way')).toBe(behaviour)
    await down.waitFor({ state: 'detached' })
  },
)

/** An answer of 60 lines and one more line for every gate; the log is at its end when this returns. */
const longAnswer = async (...gates: readonly ReturnType<typeof gate>[]) => {
  bench.host.control.answer = async function* () {
    yield { type: 'delta', text: Array.from({ length: 60 }, (_, n) => `Line ${n}`).join('\n\n') }
    for (const [n, { opened }] of gates.entries()) {
      await opened
      yield { type: 'delta', text: `\n\nLater ${n}` }
    }
  }
  const { page } = await bench.visitor()
  await page.goto(bench.host.site)
  await page.getByRole('button', openButton).click()
  await greeting(page).waitFor()
  await field(page).fill('Count')
  await field(page).press('Enter')
  await page.getByText('Line 59').waitFor()
  const log = page.getByRole('log')
  const gap = () => log.evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight)
  await expect.poll(gap).toBeLessThanOrEqual(1)
  return { page, log, gap }
}

test('a reader who has scrolled up stays there when new text comes before the browser reports the scroll', async () => {
  const more = gate()
  const { page, log } = await longAnswer(more)
  await log.evaluate((element) => {
    const root = element.getRootNode()
    root.addEventListener('scroll', (event) => event.stopImmediatePropagation(), { capture: true })
    element.scrollTo({ top: 0, behavior: 'instant' })
  })
  more.open()
  await page.getByText('Later 0').waitFor()
  await page.getByRole('button', { name: 'New answer' }).waitFor()
  expect(await log.evaluate((element) => element.scrollTop)).toBe(0)
})

test('new text does not pull back a reader who has begun to scroll up, and is followed again at the end', async () => {
  const [more, evenMore] = [gate(), gate()]
  const { page, log, gap } = await longAnswer(more, evenMore)
  const before = await log.evaluate((element) => {
    element.scrollBy({ top: -20, behavior: 'instant' })
    return element.scrollTop
  })
  more.open()
  await page.getByText('Later 0').waitFor()
  await page.getByRole('button', { name: 'New answer' }).waitFor()
  expect(await log.evaluate((element) => element.scrollTop)).toBe(before)
  await log.evaluate((element) => element.scrollTo({ top: element.scrollHeight - 10, behavior: 'instant' }))
  await page.getByRole('button', { name: 'New answer' }).waitFor({ state: 'detached' })
  evenMore.open()
  await page.getByText('Later 1').waitFor()
  await expect.poll(gap).toBeLessThanOrEqual(1)
})

test('messages from before the page was opened raise no event', async () => {
  const { page } = await bench.visitor()
  await page.goto(bench.host.site)
  await page.getByRole('button', openButton).click()
  await greeting(page).waitFor()
  await page.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, { told })
    window.addEventListener('VG_Events', (event) => told.push((event as CustomEvent).detail.type))
  })
  await page.reload()
  await page.getByRole('button', openButton).click()
  await greeting(page).waitFor()
  await expect.poll(() => page.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual(['chat_open'])
})

test.each([
  [true, '/pricing?plan=b'],
  [false, undefined],
])('with listenForUrlChanges %s the agent gets the current page: %s', async (listenForUrlChanges, path) => {
  bench.host.control.agent = { ...usual.agent, listenForUrlChanges }
  const { page } = await bench.visitor()
  await page.goto(bench.host.site)
  await page.getByRole('button', openButton).click()
  await greeting(page).waitFor()
  await page.evaluate(() => history.pushState({}, '', '/pricing?plan=b#top'))
  await field(page).fill('What does it cost?')
  await field(page).press('Enter')
  await page.getByText('You said: What does it cost?').waitFor()
  expect(said().at(-1)?.variables?.page_url).toBe(path && new URL(path, bench.host.site).href)
})

test('with syncBrowser the tabs of a browser open, close and restart together, and the next page continues', async () => {
  bench.host.control.agent = { ...usual.agent, syncBrowser: true }
  const { page: left } = await bench.visitor()
  await left.goto(bench.host.site)
  const right = await left.context().newPage()
  await right.goto(bench.host.site)
  await Promise.all([left, right].map((page) => page.getByRole('button', openButton).waitFor()))
  // a tab follows once its second script is there
  await Promise.all([left, right].map((page) => page.getByRole('button', { name: 'Dismiss' }).waitFor()))
  await left.getByRole('button', openButton).click()
  await greeting(left).waitFor()
  await greeting(right).waitFor()
  await field(left).fill('Hello')
  await field(left).press('Enter')
  await left.getByText('You said: Hello').waitFor()
  await right.getByText('You said: Hello').waitFor()
  const third = await left.context().newPage()
  await third.goto(bench.host.site)
  await third.getByText('You said: Hello').waitFor()
  await right.getByRole('button', { name: 'Close chat' }).first().click()
  for (const page of [left, right, third]) await page.getByRole('dialog').waitFor({ state: 'hidden' })
})

test('without syncBrowser each tab opens by itself', async () => {
  const { page: left } = await bench.visitor()
  await left.goto(bench.host.site)
  await left.getByRole('button', openButton).click()
  await greeting(left).waitFor()
  await expect.poll(() => left.evaluate((id) => localStorage.getItem(`vg_open_${id}`), AGENT_ID)).toBeNull()
})
