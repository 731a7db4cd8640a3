import { expect, test } from 'vitest'
import { field, openButton, openChat } from '#test/support/widget/chat-page'
import { widgetFixture } from '#test/support/widget/widget-fixture'
import { gate } from '#test/support/worlds/gate'

const fixture = widgetFixture()

test('a lost connection is reported, the input stays, and Try again sends it', async () => {
  const { page } = await fixture.visitor()
  await openChat(page, fixture.host.site)
  fixture.host.control.isDown = true
  await field(page).fill('Is it ready?')
  await field(page).press('Enter')
  await page.getByText('Not sent.').waitFor()
  await page.getByText(/Reconnecting, try \d/).waitFor()
  await page
    .getByText(/The connection dropped. Trying again in \d seconds?\./)
    .first()
    .waitFor()
  await field(page).fill('It started after the rain')
  fixture.host.control.isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('You said: Is it ready?').waitFor()
  await expect.poll(() => page.getByText('Not sent.').count()).toBe(0)
  await expect.poll(() => field(page).inputValue()).toBe('It started after the rain')
})

test('a broken connection during an answer, and a reload, lose nothing', async () => {
  const middle = gate()
  const end = gate()
  fixture.host.control.answer = async function* (_, cut) {
    yield { type: 'delta', text: 'It is ' }
    await middle.opened
    cut()
    await end.opened
    yield { type: 'delta', text: '£75.' }
  }
  const { page } = await fixture.visitor()
  await openChat(page, fixture.host.site)
  await field(page).fill('How much?')
  await field(page).press('Enter')
  await page.getByText('It is').waitFor()
  middle.open()
  await page.getByText('Reconnecting, try 1').waitFor()
  await expect.poll(() => page.getByText('It is').count()).toBe(1)
  await page.reload()
  await page.getByRole('button', openButton).click()
  await page.getByText('How much?').waitFor()
  end.open()
  await page.getByText('It is £75.').waitFor()
  await expect.poll(() => page.getByText('It is').count()).toBe(1)
})
