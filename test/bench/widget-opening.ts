import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { openChromium } from '#test/support/browser/open-chromium'
import { AGENT_ID } from '#test/support/widget/host/fenwick'
import { widgetHost } from '#test/support/widget/widget-host'
import { type MainThread, mainThreadTimes } from './threads/main-thread-times.ts'
import { recordMainThreads } from './threads/record-main-threads.ts'

/**
 * The main-thread time of opening a chat, four times throttled, from the click until the greeting is shown, without the test
 * driver's own work: the widget in a page, clicked a second after the pointer reached it and at once; the chat's own page in a
 * frame, which is another site and so another process; a bare popover with a field, which is the browser's own share; and the
 * lightest rival, which opens without its server. Each run has a new visitor. Needs `npm run build:widget` and, for the rival,
 * npm's registry.
 */
const RUNS = Number(process.env.RUNS ?? 7)
const SLOWER = 4
const SETTLED_MS = 1000
const OPENED_MS = 4000

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const dist = await mkdtemp(join(tmpdir(), 'widget-opening-'))
await cp(resolve(import.meta.dirname, '../../widget/dist'), dist, { recursive: true })

/** Copies a package's own browser bundle next to the widget's files. */
const fetchRival = async (name: string, file: string, as: string): Promise<boolean> => {
  const folder = await mkdtemp(join(tmpdir(), 'widget-rival-'))
  try {
    execFileSync('npm', ['pack', name, '--silent', '--pack-destination', folder], { cwd: folder, stdio: 'ignore' })
    const [archive = ''] = await readdir(folder)
    execFileSync('tar', ['-xzf', archive], { cwd: folder })
    await cp(join(folder, 'package', file), join(dist, as))
    return true
  } catch {
    console.error(`${name} could not be fetched and is left out.`)
    return false
  } finally {
    await rm(folder, { recursive: true })
  }
}

const host = await widgetHost(dist)
const browser = await openChromium({ args: ['--site-per-process'], isFull: true })
const beside = (file: string) => `${host.origin}/widget/${file}`
const page = (more: string) =>
  `<!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1><p>Boots.</p></main>${more}`
const button = '<button id="press" style="position:fixed;right:24px;bottom:24px;width:60px;height:60px">Chat</button>'
const onPress = (script: string) => `${button}<script type="module">
  ${script}</script>`

interface Arrangement {
  readonly chat: string
  readonly page: string
  /** Between hovering over the button and clicking it. */
  readonly waitMs: number
  readonly shows: string
}

const arrangements: Arrangement[] = [
  { chat: 'ours, a second after reaching', page: '', waitMs: 1000, shows: 'What is going on' },
  { chat: 'ours, pressed at once', page: '', waitMs: 0, shows: 'What is going on' },
  {
    chat: 'our frame',
    page: page(
      `<iframe title="Chat" src="${beside('manifest.json')}" style="width:400px;height:600px"></iframe>${onPress(
        `press.onclick = () => { document.querySelector('iframe').src = '${host.origin}/app/eu/render/${AGENT_ID}/iframe' }`,
      )}`,
    ),
    waitMs: 1000,
    shows: 'What is going on',
  },
  {
    chat: 'a bare popover with a field',
    page: page(
      `<div id="chat" popover style="width:400px;height:600px"><p>What is going on</p><textarea></textarea></div>${onPress(
        `press.onclick = () => { chat.showPopover(); chat.querySelector('textarea').focus() }`,
      )}`,
    ),
    waitMs: 1000,
    shows: 'What is going on',
  },
]
if (await fetchRival('deep-chat', 'dist/deepChat.bundle.js', 'deep-chat.js'))
  arrangements.push({
    chat: 'deep-chat, its code there',
    page: page(
      onPress(`import '${beside('deep-chat.js')}'
        press.onclick = () => {
          const chat = document.createElement('deep-chat')
          Object.assign(chat, { demo: true, introMessage: { text: 'What is going on' } })
          document.body.append(chat)
        }`),
    ),
    waitMs: 1000,
    shows: 'What is going on',
  })

interface Measured {
  /** Between hovering and the click. */
  readonly reaching: MainThread
  readonly opening: MainThread
  /** The frame's own process. */
  readonly framed?: MainThread | undefined
}

/** Throttles the frame's process too, which exists before the chat opens in it. Fails when the frame shares the page's process. */
const slowDown = async (shop: Page): Promise<void> => {
  const context = shop.context()
  for (const frame of shop.frames()) {
    const cdp = await context.newCDPSession(frame)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  }
}

const once = async ({ chat, page: markup, waitMs, shows }: Arrangement): Promise<Measured> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  const shop = await context.newPage()
  const cdp = await context.newCDPSession(shop)
  const whole = await browser.newBrowserCDPSession()
  host.control.page = markup
  await shop.goto(host.site)
  const { x = 0, y = 0 } = (await shop.getByRole('button', { name: /chat/i }).boundingBox()) ?? {}
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased') =>
    cdp.send('Input.dispatchMouseEvent', {
      type,
      x: x + 20,
      y: y + 20,
      ...(type === 'mouseMoved' ? {} : { button: 'left', clickCount: 1 }),
    })
  await rest(SETTLED_MS)
  await slowDown(shop)
  const recording = await recordMainThreads(whole)
  await mouse('mouseMoved')
  await rest(waitMs)
  await mouse('mousePressed')
  await mouse('mouseReleased')
  await rest(OPENED_MS)
  const threads = [...(await recording.stop()).values()]
  const shown = await Promise.all(shop.frames().map((frame) => frame.getByText(shows).first().isVisible()))
  if (!shown.includes(true)) throw new Error(`${chat}: nothing was shown within ${OPENED_MS} ms.`)
  await context.close()
  await whole.detach()
  const typeOf = ({ args }: { readonly args: Readonly<Record<string, unknown>> }) =>
    JSON.stringify(args.data ?? {}).replace(/.*"type":"(\w+)".*/, '$1')
  const shopThread = threads.find((events) =>
    events.some((event) => event.name === 'EventDispatch' && typeOf(event) === 'click'),
  )
  const press = shopThread?.find((event) => event.name === 'EventDispatch' && typeOf(event) === 'mousedown')?.ts
  if (!shopThread || press === undefined) throw new Error('The press was not recorded.')
  const framed = threads
    .filter((events) => events !== shopThread)
    .map((events) => mainThreadTimes(events, press, Number.POSITIVE_INFINITY))
    .toSorted((a, b) => b.all - a.all)[0]
  return {
    reaching: mainThreadTimes(shopThread, 0, press),
    opening: mainThreadTimes(shopThread, press, Number.POSITIVE_INFINITY),
    framed: shop.frames().length > 1 ? framed : undefined,
  }
}

const measured = new Map<string, Measured[]>(arrangements.map(({ chat }) => [chat, []]))
for (let run = 0; run <= RUNS; run++)
  for (const arrangement of arrangements) {
    const found = await once(arrangement)
    // the first run warms the browser up
    if (run > 0) measured.get(arrangement.chat)?.push(found)
  }
await browser.close()
await host.close()
await rm(dist, { recursive: true })

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const row = (what: string, found: readonly MainThread[]) => ({
  what,
  ...Object.fromEntries(
    (['all', 'script', 'style', 'layout', 'paint', 'longest'] as const).map((part) => [
      part,
      middle(found.map((one) => one[part])).toFixed(1),
    ]),
  ),
  'least of all': Math.min(...found.map(({ all }) => all)).toFixed(1),
})
console.log(`Milliseconds of main thread at a ${SLOWER}th of the speed; the middle of ${RUNS}.`)
console.table(
  [...measured].flatMap(([chat, runs]) => {
    const framed = runs.flatMap((one) => one.framed ?? [])
    return [
      ...(chat === 'ours, a second after reaching'
        ? [
            row(
              'ours, while reached for',
              runs.map(({ reaching }) => reaching),
            ),
          ]
        : []),
      row(
        framed.length > 0 ? `${chat}: the page around it` : chat,
        runs.map(({ opening }) => opening),
      ),
      ...(framed.length > 0 ? [row(`${chat}: its own process`, framed)] : []),
    ]
  }),
)
