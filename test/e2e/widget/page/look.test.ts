import { expect, test } from 'vitest'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { openButton } from '#test/support/widget/chat-page'
import { fenwick } from '#test/support/widget/host/fenwick'
import { widgetFixture } from '#test/support/widget/widget-fixture'

const fixture = widgetFixture()

test.each([
  ['off', '+44 117 496 0482'],
  ['on', ''],
  ['on', 'ask us'],
])('WhatsApp is absent where it is switched %s and the number is “%s”', async (isOn, whatsappPhoneNumber) => {
  const ui = { showWhatsappButtonOnWeb: isOn === 'on' }
  fixture.host.control.agent = { ...fenwick, ui, whatsappPhoneNumber }
  const { page } = await fixture.visitor()
  await page.goto(fixture.host.site)
  // comes after the link would have come
  await page.getByRole('button', { name: 'Dismiss' }).waitFor()
  await expect.poll(() => page.getByRole('link').count()).toBe(0)
})

test('picture, background, font and footer credit are the agent’s own', async () => {
  const picture = (name: string) => `https://fenwick.example/${name}.png`
  fixture.host.control.agent = {
    ...fenwick,
    roundedImageURL: picture('face'),
    chatBgURL: picture('bikes'),
    fontFamily: 'Georgia',
    branding: 'by Tideway',
  }
  const { page, requests } = await fixture.visitor()
  await page.route('https://fenwick.example/**', async (route) =>
    route.fulfill({ path: 'docs/pictures/widget.png', contentType: 'image/png' }),
  )
  await page.goto(fixture.host.site)
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
