import { expect, test } from 'vitest'
import { field, openChat } from '#test/support/widget/chat-page'
import { widgetFixture } from '#test/support/widget/widget-fixture'
import { gate } from '#test/support/worlds/gate'

const fixture = widgetFixture()

test('an answer is silent while it streams and announced once when it is complete', async () => {
  const end = gate()
  fixture.host.control.answer = async function* () {
    yield { type: 'delta', text: 'It is ' }
    await end.opened
    yield { type: 'delta', text: '£75.' }
  }
  const { page } = await fixture.visitor()
  await openChat(page, fixture.host.site)
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
  fixture.host.control.answer = async function* () {
    yield { type: 'delta', text: 'A very long' }
    await end.opened
    yield { type: 'delta', text: ' answer' }
  }
  const { page } = await fixture.visitor()
  await openChat(page, fixture.host.site)
  await field(page).fill('Go on')
  await field(page).press('Enter')
  await page.getByText('A very long').waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('Stopped.').waitFor()
  await page.getByRole('button', { name: 'Send' }).waitFor()
  end.open()
  await expect.poll(() => page.getByText('A very long answer').count()).toBe(0)
})

test('text is painted once per frame, however many events bring it', async () => {
  fixture.host.control.answer = async function* () {
    for (let i = 0; i < 500; i++) yield { type: 'delta', text: `w${i} ` }
  }
  const { page } = await fixture.visitor()
  await openChat(page, fixture.host.site)
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
  fixture.host.control.answer = async function* () {
    yield { type: 'step', text: 'Reading Service menu' }
    await word.opened
    yield { type: 'delta', text: 'It is £75.' }
  }
  const { page } = await fixture.visitor()
  await openChat(page, fixture.host.site)
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

test('sources are numbered in the text and listed below it, three and the rest on demand', async () => {
  fixture.host.control.answer = async function* () {
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
  const { page } = await fixture.visitor()
  await openChat(page, fixture.host.site)
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
