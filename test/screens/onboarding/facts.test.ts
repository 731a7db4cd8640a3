import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const hours = { kind: 'hours', value: 'Mon to Fri 9:00–17:00', url: 'https://kestrel.example/contact' }
const phone = { kind: 'phone', value: '+31 71 555 0123' }
const price = { kind: 'price', label: 'Tune-up', value: '45 €' }

const openFacts = async (facts: readonly object[]) => {
  const owner = await dashboard.newOwner()
  const company = { name: 'Kestrel', website: 'kestrel.example', description: 'Kestrel repairs bicycles.' }
  localStorage.setItem(`wizard.${owner.uid}`, JSON.stringify({ attemptId: 'a'.repeat(24), step: 'branding', company }))
  const brandingInfo = { name: 'Kestrel', description: '', colors: [], themeMode: 'light' }
  dashboard.answerInstead('POST /rpc/onboarding.getBrandingInfo', () =>
    Response.json({ status: 'done', brandingInfo, facts, pages: { done: 1, total: 1 }, steps: [] }),
  )
  const { page, user, fill } = dashboard.visit(owner, '/app/eu/agents?drawer=wizard')
  const list = within(await page.findByRole('region', { name: 'What it may state' }))
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
  const remove = async (value: string) => user.click(list.getByRole('button', { name: `Remove ${value}` }))
  return {
    page,
    user,
    fill,
    list,
    focused,
    remove,
    values: () => list.queryAllByRole('listitem').map((row) => row.textContent),
  }
}

test('after a fact is removed the focus is on the next one, on the one before the last, and then on the heading', async () => {
  const { focused, remove, values } = await openFacts([hours, phone, price])
  await remove(hours.value)
  expect(focused()).toBe(`Edit ${phone.value}`)
  await remove(price.value)
  expect(focused()).toBe(`Edit ${phone.value}`)
  await remove(phone.value)
  expect([focused(), values()]).toEqual(['What it may state', []])
})

test('a fact is added by the keyboard: its kind, its words, and it stands among those of its kind with the focus', async () => {
  const { page, user, fill, list, focused, values } = await openFacts([hours, price])
  list.getByRole('button', { name: 'Add a fact' }).focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(list.getByRole('combobox', { name: /What it is/ }))
  await user.keyboard('{Enter}')
  await user.keyboard('T')
  await user.click(await page.findByRole('option', { name: 'Telephone' }))
  const field = await list.findByRole('textbox', { name: 'Telephone' })
  await user.click(list.getByRole('button', { name: 'Save' }))
  await list.findByText('Enter something, or remove it.')
  expect(document.activeElement).toBe(field)
  await fill(field, ' +31 71 555 0199 ')
  await user.keyboard('{Enter}')
  expect(values()[1]).toContain('+31 71 555 0199')
  expect(focused()).toBe('Edit +31 71 555 0199')
})

test('a fact that is there already, in other letters, is not added twice; Escape leaves the list as it was', async () => {
  const { page, user, fill, list, focused, values } = await openFacts([{ kind: 'service', value: 'Wheel truing' }])
  await user.click(list.getByRole('button', { name: 'Add a fact' }))
  const field = list.getByRole('textbox', { name: 'Service' })
  await fill(field, 'wheel TRUING')
  await user.keyboard('{Enter}')
  await list.findByText('This is in the list already.')
  await user.keyboard('{Escape}')
  expect(focused()).toBe('Add a fact')
  expect(values()).toHaveLength(1)
  expect(page.getByRole('dialog', { name: 'Agent Wizard' })).toBeTruthy()
})

test('a list of as many facts as an agent takes says so in place of the button', async () => {
  const { list, remove } = await openFacts(
    Array.from({ length: 60 }, (_, at) => ({ kind: 'area', value: `Quarter ${at + 1}` })),
  )
  expect(list.queryByRole('button', { name: 'Add a fact' })).toBeNull()
  list.getByText('60 facts are the most an agent takes. Remove one to add another.')
  await remove('Quarter 1')
  await list.findByRole('button', { name: 'Add a fact' })
})
