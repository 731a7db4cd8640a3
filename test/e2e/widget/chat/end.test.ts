import { expect, test } from 'vitest'
import { field, openButton, openChat } from '#test/support/widget/chat-page'
import { fenwick } from '#test/support/widget/host/fenwick'
import { widgetFixture } from '#test/support/widget/widget-fixture'

const fixture = widgetFixture()

test.each([
  ['credits', { credits: { continue: false, hasEverPaid: true } }],
  ['usage', { usage: { shouldContinue: false } }],
])(
  'where %s say stop, no conversation is started, and the composer gives way to the other contact options',
  async (_, stop) => {
    const begun = () => fixture.host.conversations.size
    const before = begun()
    fixture.host.control.agent = {
      ...fenwick,
      ...stop,
      ui: { showWhatsappButtonOnWeb: true },
      whatsappPhoneNumber: '+44 (7700) 900-418',
    }
    const { page } = await fixture.visitor()
    await page.goto(fixture.host.site)
    await page.getByRole('button', openButton).click()
    const link = page.getByRole('dialog').getByRole('link', { name: 'WhatsApp' })
    await link.waitFor()
    await expect.poll(() => link.getAttribute('href')).toBe('https://wa.me/447700900418')
    await expect.poll(() => field(page).count()).toBe(0)
    expect(begun()).toBe(before)
  },
)

test('after an ended conversation a new one can be started', async () => {
  fixture.host.control.answer = async function* () {
    yield { type: 'delta', text: 'Goodbye.' }
    yield { type: 'state', state: 'ended_chat', continue: false, reason: 'ended' }
  }
  const { page } = await fixture.visitor()
  await openChat(page, fixture.host.site)
  await field(page).fill('Bye')
  await field(page).press('Enter')
  await page.getByRole('button', { name: 'Start a new conversation' }).click()
  await field(page).waitFor()
  await expect.poll(() => page.getByText('Goodbye.').count()).toBe(0)
  await page.getByText('What is going on').waitFor()
})
