import { expect, test } from 'vitest'
import { field, openButton, openChat } from '#test/support/widget/chat-page'
import { widgetFixture } from '#test/support/widget/widget-fixture'
import { gate } from '#test/support/worlds/gate'

const fixture = widgetFixture()

test('a question is asked and answered by keyboard alone', async () => {
  const { page, errors } = await fixture.visitor()
  await page.goto(fixture.host.site)
  await page.getByRole('button', openButton).waitFor()
  fixture.host.control.answer = async function* () {
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
  // the button comes after the text
  await page.getByRole('button', { name: 'Book it' }).waitFor()
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
  const { page, errors } = await fixture.visitor()
  const line = gate()
  await page.route('**/v2/public/agents/*/conversations', async (route) => {
    await line.opened
    await route.continue()
  })
  await page.goto(fixture.host.site)
  await page.getByRole('button', openButton).waitFor()
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

test('Up in an empty field restores the refused message', async () => {
  const { page } = await fixture.visitor()
  await openChat(page, fixture.host.site)
  fixture.host.control.intercept = ({ method, path }) =>
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

test('a message has up to 4,000 characters, and the field up to five rows', async () => {
  const { page } = await fixture.visitor()
  await openChat(page, fixture.host.site)
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
