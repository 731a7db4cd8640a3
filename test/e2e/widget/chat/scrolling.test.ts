import { expect, test } from 'vitest'
import { field, openChat } from '#test/support/widget/chat-page'
import { fenwick } from '#test/support/widget/host/fenwick'
import { widgetFixture } from '#test/support/widget/widget-fixture'
import { gate } from '#test/support/worlds/gate'

const fixture = widgetFixture()

test('the log follows the end only for a reader at the end', async () => {
  const go = gate()
  const end = gate()
  const lines = (n: number) => Array.from({ length: n }, (_, i) => `Line ${i}`).join('\n\n')
  fixture.host.control.answer = async function* () {
    yield { type: 'delta', text: lines(40) }
    await go.opened
    yield { type: 'delta', text: `\n\n${lines(20)}` }
    await end.opened
    yield { type: 'delta', text: '\n\nThe end.' }
  }
  const { page } = await fixture.visitor()
  await openChat(page, fixture.host.site)
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

test.each([
  [true, 'no-preference', 'smooth'],
  [false, 'no-preference', 'instant'],
  [true, 'reduce', 'instant'],
] as const)(
  'with scrollAnimation %s, and %s for motion, scrolling to a new answer is %s',
  async (scrollAnimation, reducedMotion, behaviour) => {
    fixture.host.control.agent = { ...fenwick, scrollAnimation }
    const more = gate()
    fixture.host.control.answer = async function* () {
      yield { type: 'delta', text: Array.from({ length: 60 }, (_, n) => `Line ${n}`).join('\n\n') }
      await more.opened
      yield { type: 'delta', text: '\n\nThe end.' }
    }
    const { page } = await fixture.visitor({ reducedMotion })
    await openChat(page, fixture.host.site)
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
  fixture.host.control.answer = async function* () {
    yield { type: 'delta', text: Array.from({ length: 60 }, (_, n) => `Line ${n}`).join('\n\n') }
    for (const [n, { opened }] of gates.entries()) {
      await opened
      yield { type: 'delta', text: `\n\nLater ${n}` }
    }
  }
  const { page } = await fixture.visitor()
  await openChat(page, fixture.host.site)
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
