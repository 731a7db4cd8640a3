import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type WidgetHarness, widgetHarness } from '#test/support/widget/widget-harness'
import { gate } from '#test/support/worlds/gate'

let bench: WidgetHarness
let usual: WidgetHarness['host']['control']
beforeAll(async () => {
  bench = await widgetHarness()
  usual = { ...bench.host.control }
})
beforeEach(() => Object.assign(bench.host.control, usual))
afterAll(() => bench.close())

const opened = async (page: Page): Promise<void> => {
  await page.goto(bench.host.site)
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await page.getByText('What is going on').waitFor()
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Write a message' })

test('a question is asked and answered by keyboard alone', async () => {
  const { page, errors } = await bench.visitor()
  await page.goto(bench.host.site)
  await page.getByRole('button', { name: /^Open chat/ }).waitFor()
  bench.host.control.answer = async function* () {
    yield { type: 'delta', text: 'It is **£75**.' }
    yield { type: 'part', part: { kind: 'buttons', buttons: [{ label: 'Book it', says: 'Please book it' }] } }
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('What is going on').waitFor()
  // opening moved the focus to the field
  await page.keyboard.type('How much?')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('And when?')
  await page.keyboard.press('Enter')
  const answer = page.getByRole('log').getByText('£75')
  await answer.waitFor()
  await expect.poll(() => answer.evaluate((element) => element.localName)).toBe('strong')
  await expect.poll(() => page.getByText('How much?\nAnd when?').count()).toBe(1)
  // the paper clip comes between the field and the suggestions
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByText('Please book it').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Book it' }).count()).toBe(1)
  await page.keyboard.type('x')
  await expect.poll(() => field(page).inputValue()).toBe('x')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await page.keyboard.press('Enter')
  await expect.poll(() => field(page).inputValue()).toBe('x')
  expect(errors).toEqual([])
})

test('a message sent while the conversation is still opening is sent once it is open, once', async () => {
  const { page, errors } = await bench.visitor()
  const line = gate()
  await page.route('**/v2/public/agents/*/conversations', async (route) => {
    await line.opened
    await route.continue()
  })
  await page.goto(bench.host.site)
  await page.getByRole('button', { name: /^Open chat/ }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await field(page).waitFor()
  await page.keyboard.type('How much?')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect.poll(() => field(page).inputValue()).toBe('How much?')
  line.open()
  await expect.poll(() => field(page).inputValue()).toBe('')
  await page.getByText('You said: How much?').waitFor()
  // question and answer: once each
  await expect.poll(() => page.getByRole('log').getByText('How much?').count()).toBe(2)
  expect(errors).toEqual([])
})

test('a corner chat leaves the page usable', async () => {
  bench.host.control.page = `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1><button>Buy</button>${bench.host.script}`
  const { page } = await bench.visitor()
  await opened(page)
  const dialog = page.getByRole('dialog', { name: 'Fenwick workshop desk' })
  await expect.poll(() => dialog.getAttribute('aria-modal')).toBe(null)
  await expect
    .poll(() => dialog.boundingBox())
    .toEqual({ x: 1280 - 24 - 400, y: 800 - 100 - 676, width: 400, height: 676 })
  await page.getByRole('button', { name: 'Buy' }).click({ trial: true })
})

test('on a phone the chat fills the screen, keeps the focus, and the page behind is inert', async () => {
  bench.host.control.page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Shop</title><button>Buy</button>${bench.host.script}`
  const { page } = await bench.visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await opened(page)
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await expect.poll(() => dialog.getAttribute('aria-modal')).toBe('true')
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('button')
  }
  for (const control of await dialog.getByRole('button').all()) {
    const box = await control.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await expect.poll(() => field(page).evaluate((element) => getComputedStyle(element).fontSize)).toBe('16px')
  await dialog.getByRole('button', { name: 'Close chat' }).tap()
  await page.getByRole('button', { name: 'Buy' }).click({ trial: true })
})

test('an answer is silent while it streams and announced once when it is complete', async () => {
  const end = gate()
  bench.host.control.answer = async function* () {
    yield { type: 'delta', text: 'It is ' }
    await end.opened
    yield { type: 'delta', text: '£75.' }
  }
  const { page } = await bench.visitor()
  await opened(page)
  await page.getByRole('log').evaluate((log) => {
    const read: string[] = []
    Object.assign(window, { read })
    new MutationObserver((changes) => {
      for (const change of changes)
        for (const node of change.addedNodes) {
          const element = node instanceof Element ? node : node.parentElement
          if (!element?.closest('[aria-live=off]') && node.textContent) read.push(node.textContent)
        }
    }).observe(log, { childList: true, subtree: true })
  })
  await field(page).fill('How much?')
  await field(page).press('Enter')
  await page.getByText('It is').waitFor()
  await expect.poll(() => page.getByRole('status').textContent()).toBe('Writing')
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(1)
  end.open()
  await expect.poll(() => page.getByRole('status').textContent()).toBe('')
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { read: string[] }).read))
    .toEqual(['You: How much?', 'Fenwick workshop desk: It is £75.'])
})

test('Send becomes Stop while an answer streams; stopping keeps its text so far', async () => {
  const end = gate()
  bench.host.control.answer = async function* () {
    yield { type: 'delta', text: 'A very long' }
    await end.opened
    yield { type: 'delta', text: ' answer' }
  }
  const { page } = await bench.visitor()
  await opened(page)
  await field(page).fill('Go on')
  await field(page).press('Enter')
  await page.getByText('A very long').waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('Stopped.').waitFor()
  await page.getByRole('button', { name: 'Send' }).waitFor()
  end.open()
  await expect.poll(() => page.getByText('A very long answer').count()).toBe(0)
})

test('the log follows the end only for a reader at the end', async () => {
  const go = gate()
  const end = gate()
  const lines = (n: number) => Array.from({ length: n }, (_, i) => `Line ${i}`).join('\n\n')
  bench.host.control.answer = async function* () {
    yield { type: 'delta', text: lines(40) }
    await go.opened
    yield { type: 'delta', text: `\n\n${lines(20)}` }
    await end.opened
    yield { type: 'delta', text: '\n\nThe end.' }
  }
  const { page } = await bench.visitor()
  await opened(page)
  const log = page.getByRole('log')
  const gap = () => log.evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight)
  await field(page).fill('Count')
  await field(page).press('Enter')
  await page.getByText('Line 39').waitFor()
  await expect.poll(gap).toBeLessThanOrEqual(1)
  await log.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(gap).toBeGreaterThan(48)
  go.open()
  await page.getByRole('button', { name: 'New answer' }).waitFor()
  await expect.poll(() => log.evaluate((element) => element.scrollTop)).toBe(0)
  await page.getByRole('button', { name: 'New answer' }).click()
  // the scroll is still in progress: it must reach the end of that time
  end.open()
  await page.getByText('The end.').waitFor()
  await expect.poll(gap).toBeLessThanOrEqual(1)
  await expect.poll(() => page.getByRole('button', { name: 'New answer' }).count()).toBe(0)
})

test('text is painted once per frame, however many events bring it', async () => {
  bench.host.control.answer = async function* () {
    for (let i = 0; i < 500; i++) yield { type: 'delta', text: `w${i} ` }
  }
  const { page } = await bench.visitor()
  await opened(page)
  await page.evaluate(() => {
    const counts = { frames: 0 }
    Object.assign(window, { counts })
    const count = () => {
      counts.frames++
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  })
  await page.getByRole('log').evaluate((log) => {
    const counts = (window as unknown as { counts: { paints: number } }).counts
    counts.paints = 0
    new MutationObserver(() => counts.paints++).observe(log, { childList: true, subtree: true, characterData: true })
  })
  await field(page).fill('Many')
  await field(page).press('Enter')
  await page.getByText('w499').waitFor()
  const { frames, paints } = await page.evaluate(
    () => (window as unknown as { counts: { frames: number; paints: number } }).counts,
  )
  // besides the text: the visitor's turn, the beginning, the end
  expect(paints).toBeLessThanOrEqual(frames + 8)
})

test('the current step shows after 600 ms without text', async () => {
  const word = gate()
  bench.host.control.answer = async function* () {
    yield { type: 'step', text: 'Reading Service menu' }
    await word.opened
    yield { type: 'delta', text: 'It is £75.' }
  }
  const { page } = await bench.visitor()
  await opened(page)
  await page.clock.install({ time: new Date('2026-11-21T09:59:00') })
  await page.clock.pauseAt(new Date('2026-11-21T10:00:00'))
  await field(page).fill('How much?')
  await field(page).press('Enter')
  await expect.poll(() => page.getByRole('status').textContent()).toBe('Writing')
  await page.clock.runFor(500)
  await expect.poll(() => page.getByText('Reading Service menu').count()).toBe(0)
  await page.clock.runFor(200)
  await page.getByText('Reading Service menu').waitFor()
  word.open()
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return page.getByText('It is £75.').count()
    })
    .toBe(1)
})

test('a lost connection is reported, the input stays, and Try again sends it', async () => {
  const { page } = await bench.visitor()
  await opened(page)
  bench.host.control.isDown = true
  await field(page).fill('Is it ready?')
  await field(page).press('Enter')
  await page.getByText('Not sent.').waitFor()
  await page.getByText(/Reconnecting, try \d/).waitFor()
  await page
    .getByText(/The connection dropped. Trying again in \d seconds?\./)
    .first()
    .waitFor()
  await field(page).fill('It started after the rain')
  bench.host.control.isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('You said: Is it ready?').waitFor()
  await expect.poll(() => page.getByText('Not sent.').count()).toBe(0)
  await expect.poll(() => field(page).inputValue()).toBe('It started after the rain')
})

test('Up in an empty field restores the refused message', async () => {
  const { page } = await bench.visitor()
  await opened(page)
  bench.host.control.intercept = ({ method, path }) =>
    method === 'POST' && path.endsWith('/messages')
      ? { status: 429, body: { code: 'rate-limited', message: 'Please wait a minute.' } }
      : undefined
  await field(page).fill('Helo?')
  await field(page).press('Enter')
  await page.getByText('Not sent. Please wait a minute.').first().waitFor()
  await field(page).press('ArrowUp')
  await expect.poll(() => field(page).inputValue()).toBe('Helo?')
  await expect.poll(() => page.getByText('Not sent.').count()).toBe(0)
})

test('a broken connection during an answer, and a reload, lose nothing', async () => {
  const middle = gate()
  const end = gate()
  bench.host.control.answer = async function* (_, cut) {
    yield { type: 'delta', text: 'It is ' }
    await middle.opened
    cut()
    await end.opened
    yield { type: 'delta', text: '£75.' }
  }
  const { page } = await bench.visitor()
  await opened(page)
  await field(page).fill('How much?')
  await field(page).press('Enter')
  await page.getByText('It is').waitFor()
  middle.open()
  await page.getByText('Reconnecting, try 1').waitFor()
  await expect.poll(() => page.getByText('It is').count()).toBe(1)
  await page.reload()
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await page.getByText('How much?').waitFor()
  end.open()
  await page.getByText('It is £75.').waitFor()
  await expect.poll(() => page.getByText('It is').count()).toBe(1)
})

test('two tabs show one conversation', async () => {
  const { page: left } = await bench.visitor()
  await opened(left)
  const right = await left.context().newPage()
  await opened(right)
  await field(left).fill('From the left')
  await field(left).press('Enter')
  await right.getByText('You said: From the left').waitFor()
  await field(right).fill('From the right')
  await field(right).press('Enter')
  await left.getByText('You said: From the right').waitFor()
})

test('a message has up to 4,000 characters, and the field up to five rows', async () => {
  const { page } = await bench.visitor()
  await opened(page)
  await field(page).fill('x'.repeat(4012))
  await page.getByText('A message can have up to 4,000 characters. This one has 4,012.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true)
  await expect.poll(() => field(page).getAttribute('aria-invalid')).toBe('true')
  await expect.poll(async () => (await field(page).boundingBox())?.height).toBe(5 * 22 + 14)
  await field(page).fill('x'.repeat(4000))
  await expect.poll(() => page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(false)
  await field(page).fill('one\ntwo')
  await expect.poll(async () => (await field(page).boundingBox())?.height).toBe(2 * 22 + 14)
})

test.each([
  ['credits', { credits: { continue: false, hasEverPaid: true } }],
  ['usage', { usage: { shouldContinue: false } }],
])(
  'where %s say stop, no conversation is started, and the composer gives way to the other contact options',
  async (_, stop) => {
    const begun = () => bench.host.conversations.size
    const before = begun()
    bench.host.control.agent = {
      ...usual.agent,
      ...stop,
      ui: { showWhatsappButtonOnWeb: true },
      whatsappPhoneNumber: '+44 (7700) 900-418',
    }
    const { page } = await bench.visitor()
    await page.goto(bench.host.site)
    await page.getByRole('button', { name: /^Open chat/ }).click()
    const link = page.getByRole('dialog').getByRole('link', { name: 'WhatsApp' })
    await link.waitFor()
    await expect.poll(() => link.getAttribute('href')).toBe('https://wa.me/447700900418')
    await expect.poll(() => field(page).count()).toBe(0)
    expect(begun()).toBe(before)
  },
)

test('after an ended conversation a new one can be started', async () => {
  bench.host.control.answer = async function* () {
    yield { type: 'delta', text: 'Goodbye.' }
    yield { type: 'state', state: 'ended_chat', continue: false, reason: 'ended' }
  }
  const { page } = await bench.visitor()
  await opened(page)
  await field(page).fill('Bye')
  await field(page).press('Enter')
  await page.getByRole('button', { name: 'Start a new conversation' }).click()
  await field(page).waitFor()
  await expect.poll(() => page.getByText('Goodbye.').count()).toBe(0)
  await page.getByText('What is going on').waitFor()
})

test('with blocked storage the chat still works', async () => {
  const { page, errors } = await bench.visitor()
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await opened(page)
  await field(page).fill('Hello')
  await field(page).press('Enter')
  await page.getByText('You said: Hello').waitFor()
  expect(errors).toEqual([])
})

test('sources are numbered in the text and listed below it, three and the rest on demand', async () => {
  bench.host.control.answer = async function* () {
    yield { type: 'delta', text: 'It is £75. [1] Ready on Thursday. [2]' }
    yield {
      type: 'done',
      messageId: '',
      message: {
        id: '',
        role: 'agent',
        text: '',
        at: 0,
        citations: [
          { n: 1, title: 'Service menu', url: 'https://www.fenwick.example/menu', sourceId: 'a' },
          { n: 2, title: 'Calendar', sourceId: 'b' },
          { n: 3, title: 'Prices', url: 'javascript:alert(1)', sourceId: 'c' },
          { n: 4, title: 'Staff', sourceId: 'd' },
        ],
      },
    }
  }
  const { page } = await bench.visitor()
  await opened(page)
  await field(page).fill('How much?')
  await field(page).press('Enter')
  await page.getByRole('link', { name: 'Source 1: Service menu' }).waitFor()
  const sources = page.getByRole('list', { name: 'Sources' })
  await expect.poll(() => sources.getByRole('link').count()).toBe(1)
  await expect.poll(() => sources.textContent()).toContain('fenwick.example')
  await expect.poll(() => sources.getByText('Staff').count()).toBe(0)
  await sources.getByRole('button', { name: '1 more' }).click()
  await sources.getByText('Staff').waitFor()
})

test('the frame is the same chat without a close button', async () => {
  const { page, errors } = await bench.visitor()
  await page.goto(`${bench.host.origin}/app/eu/render/${usual.agent.ID}/iframe`)
  await page.getByText('What is going on').waitFor()
  await expect.poll(() => page.title()).toBe('Fenwick workshop desk')
  await expect.poll(() => page.getByRole('button', { name: 'Close chat' }).count()).toBe(0)
  await field(page).fill('Hello')
  await field(page).press('Enter')
  await page.getByText('You said: Hello').waitFor()
  bench.host.control.page = `<!doctype html><html lang="en"><title>Shop</title><h1>Shop</h1><iframe title="Chat" width="500" height="600" src="${bench.host.origin}/app/eu/render/${usual.agent.ID}/iframe"></iframe>`
  await page.goto(bench.host.site)
  await page.frameLocator('iframe').getByText('What is going on').waitFor()
  expect(errors).toEqual([])
})
