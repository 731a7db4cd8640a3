import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { FormPart } from '#shared/agents/schema'
import { findAccessibilityFaults } from '#test/support/browser/find-accessibility-faults'
import { type WidgetHarness, widgetHarness } from '#test/support/widget/widget-harness'

let harness: WidgetHarness
let usual: WidgetHarness['host']['control']
beforeAll(async () => {
  harness = await widgetHarness()
  usual = { ...harness.host.control }
})
beforeEach(() => Object.assign(harness.host.control, usual))
afterAll(() => harness.close())

const form: FormPart = {
  kind: 'form',
  id: 'booking',
  submitLabel: 'Book Tuesday, before noon',
  fields: [
    { variable: 'name', label: 'Name', kind: 'text', isRequired: true },
    { variable: 'mobile', label: 'Mobile', kind: 'phone', isRequired: true },
    { variable: 'mail', label: 'E-mail', kind: 'email', placeholder: 'name@example.com' },
    { variable: 'size', label: 'Frame', kind: 'choice', choices: ['Small', 'Large'] },
  ],
}

/** A chat whose greeting contains the form. */
const openForm = async (colorScheme: 'light' | 'dark' = 'light', part = form) => {
  harness.host.control.greeting = [{ text: 'I can book the service at the same time.', parts: [part] }]
  const themeType = colorScheme
  harness.host.control.agent = {
    ...usual.agent,
    customThemeJSONString: JSON.stringify({ themeType, primary: '#a63a12' }),
  }
  const visitor = await harness.visitor({ colorScheme })
  await visitor.page.goto(harness.host.site)
  await visitor.page.getByRole('button', { name: /^Open chat/ }).click()
  await visitor.page.getByRole('textbox', { name: 'Name' }).waitFor()
  return visitor
}
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const within = (root: DocumentOrShadowRoot): Element | null => {
      const { activeElement: it } = root
      return it?.shadowRoot ? within(it.shadowRoot) : it
    }
    const it = within(document)
    return it instanceof HTMLInputElement ? it.labels?.[0]?.textContent : it?.className
  })
const sends = () => harness.host.seen.filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'))

test('by keyboard: errors show at their fields, then the form is sent once and becomes read-only', async () => {
  const { page, errors } = await openForm()
  const before = sends().length
  const name = page.getByRole('textbox', { name: 'Name' })
  const mobile = page.getByRole('textbox', { name: 'Mobile' })
  await name.press('Enter')
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => focusedName(page)).toBe('Name')
  await expect.poll(() => page.getByText('Please fill this in.').count()).toBe(2)
  await expect
    .poll(() => name.evaluate((it) => (it as HTMLInputElement).ariaDescribedByElements?.[0]?.textContent))
    .toBe('Please fill this in.')
  expect(await findAccessibilityFaults(page)).toEqual([])

  await page.keyboard.type('Ines Ferrand')
  await page.keyboard.press('Tab')
  await page.keyboard.type('0770')
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedName(page)).toBe('Mobile')
  await expect.poll(() => page.getByText(/^Write a phone number/).count()).toBe(1)
  expect(sends()).toHaveLength(before)

  await mobile.fill('+44 7700 900418')
  await mobile.press('Enter')
  await page.getByText('Sent', { exact: true }).waitFor()
  await expect.poll(() => page.getByRole('textbox', { name: 'Mobile' }).count()).toBe(0)
  await expect.poll(() => focusedName(page)).toBe('form')
  await expect.poll(() => page.getByText('Ines Ferrand', { exact: true }).count()).toBe(1)
  expect(JSON.parse(sends().at(-1)?.body ?? '')).toMatchObject({
    text: 'Name: Ines Ferrand\nMobile: +447700900418',
    form: { formId: 'booking', values: { name: 'Ines Ferrand', mobile: '+447700900418' } },
  })
  expect(await findAccessibilityFaults(page)).toEqual([])

  await page.reload()
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await page.getByText('Sent', { exact: true }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: form.submitLabel }).count()).toBe(0)
  expect(sends()).toHaveLength(before + 1)
  expect(errors).toEqual([])
})

test('in the dark theme: the server’s errors show at their fields too, and no input is lost', async () => {
  const { page } = await openForm('dark')
  const message = 'Write a phone number with 6 to 15 digits, like +44 7700 900418.'
  harness.host.control.intercept = ({ method, path }) =>
    method === 'POST' && path.endsWith('/messages')
      ? {
          status: 422,
          body: {
            code: 'invalid',
            message: 'Please check the marked fields.',
            requestId: 'r',
            issues: [{ path: 'form.values.mobile', message }],
          },
        }
      : undefined
  await page.getByRole('textbox', { name: 'Name' }).fill('Ines')
  await page.getByRole('textbox', { name: 'Mobile' }).fill('+44 7700 900418')
  await page.getByRole('button', { name: form.submitLabel }).click()
  await page.getByText(message).waitFor()
  await expect.poll(() => focusedName(page)).toBe('Mobile')
  await expect.poll(() => page.getByRole('textbox', { name: 'Mobile' }).inputValue()).toBe('+44 7700 900418')
  expect(await findAccessibilityFaults(page)).toEqual([])

  harness.host.control.intercept = usual.intercept
  await page.getByRole('button', { name: form.submitLabel }).click()
  await page.getByText('Sent', { exact: true }).waitFor()
  expect(await findAccessibilityFaults(page)).toEqual([])
})

test('by keyboard: a form that may be skipped says what is lost, becomes a message without values and keeps the focus', async () => {
  const skip = { label: 'Skip', help: 'Without it you get no copy.', done: 'No e-mail address' }
  const { page, errors } = await openForm('light', { ...form, skip })
  const button = page.getByRole('button', { name: 'Skip' })
  await expect
    .poll(() => button.evaluate((it) => it.ariaDescribedByElements?.[0]?.textContent))
    .toBe('Without it you get no copy.')
  // typed and then thought better of
  await page.getByRole('textbox', { name: 'Name' }).fill('Ines')
  await page.getByRole('button', { name: form.submitLabel }).focus()
  await page.keyboard.press('Tab')
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByText('No e-mail address', { exact: true }).waitFor()
  await expect.poll(() => focusedName(page)).toBe('form')
  expect(JSON.parse(sends().at(-1)?.body ?? '')).toMatchObject({
    text: 'No e-mail address',
    form: { formId: 'booking', values: {} },
  })
  await page.reload()
  await page.getByRole('button', { name: /^Open chat/ }).click()
  await page.getByText('No e-mail address', { exact: true }).waitFor()
  await expect.poll(() => button.count()).toBe(0)
  expect(errors).toEqual([])
})
