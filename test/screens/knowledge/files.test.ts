import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const key = 'POST /v2/agents/{agentId}/knowledge/sources'
const file = (name: string, text = `The contents of ${name}.`) => new File([text], name, { type: 'text/plain' })

const openDrawer = async () => {
  const owner = await dashboard.newOwner()
  const opened = dashboard.visit(owner, `${owner.area}/kb?add=true`)
  const { page, user } = opened
  const dialog = within(await page.findByRole('dialog', { name: 'Add source' }))
  await user.click(dialog.getByRole('radio', { name: 'File' }))
  const field = () => dialog.getByLabelText<HTMLInputElement>('File', { selector: 'input[type=file]' })
  const rows = () => dialog.queryAllByRole('listitem').map((row) => row.textContent)
  const sources = async () => {
    const { sources } = await dashboard.call(owner, 'GET /v2/agents/{agentId}/knowledge/sources', {
      agentId: owner.agentId,
    })
    return sources.map(({ title }: { title: string }) => title).sort()
  }
  return { ...opened, owner, dialog, field, rows, sources }
}

test('several files are chosen at once, none twice, and each becomes a source', async () => {
  const { page, user, dialog, field, rows, sources } = await openDrawer()
  expect(field().multiple).toBe(true)
  const hours = file('hours.txt')
  await user.upload(field(), [hours, file('prices.md', '# Prices\nA tune-up costs 45 euros.')])
  await user.upload(field(), [hours, file('rooms.txt')])
  expect(rows().map((row) => row?.split('1 kB')[0])).toEqual(['hours.txt', 'prices.md', 'rooms.txt'])
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  await page.findByText('3 files are being imported.')
  expect(page.queryByRole('dialog', { name: 'Add source' })).toBeNull()
  expect(await sources()).toEqual(['hours.txt', 'prices.md', 'rooms.txt'])
})

test('each one that fails says why, and can be removed or tried again, which adds it once', async () => {
  const { page, user, dialog, field, sources } = await openDrawer()
  await user.upload(field(), [file('hours.txt'), file('rooms.txt')])
  const restore = dashboard.answerInstead(key, (init) =>
    Response.json(
      { code: 'limit-reached', message: `Not ${JSON.parse(String(init.body)).title} now.` },
      { status: 409 },
    ),
  )
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  await dialog.findByText('Not hours.txt now.')
  await dialog.findByText('Not rooms.txt now.')
  restore()
  await user.click(dialog.getByRole('button', { name: 'Remove rooms.txt' }))
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  await page.findByText('1 file is being imported.')
  expect(await sources()).toEqual(['hours.txt'])
})

test('what is no document or too large is refused by name, the rest is taken, and twenty are the most', async () => {
  const { user, dialog, field, rows } = await openDrawer()
  const large = Object.defineProperty(file('large.pdf'), 'size', { value: 20_000_001 })
  const target = field().closest('label') ?? document.body
  const drop = (files: readonly File[]) => {
    const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer: { files } })
    target.dispatchEvent(event)
  }
  drop([file('picture.png'), large, file('hours.txt')])
  await dialog.findByText(/^picture\.png: Only pdf, docx/)
  await dialog.findByText('large.pdf: Max size: 20 MBs')
  await expect.poll(rows).toHaveLength(1)
  await user.upload(
    field(),
    Array.from({ length: 21 }, (_, at) => file(`more-${at}.txt`)),
  )
  await expect.poll(rows).toHaveLength(20)
  await dialog.findByText('2 more files were not taken: 20 at a time.')
})

test('a row is removed by the keyboard and the focus goes to the next, at last back to the field', async () => {
  const { user, dialog, field, rows } = await openDrawer()
  await user.upload(field(), [file('hours.txt'), file('rooms.txt')])
  dialog.getByRole('button', { name: 'Remove hours.txt' }).focus()
  await user.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Remove rooms.txt')
  await user.keyboard('{Enter}')
  await expect.poll(() => document.activeElement).toBe(field())
  expect(rows()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  await dialog.findByText('Please choose a file.')
})

test('files dropped anywhere on the sources open the drawer with them, refused ones with their reasons', async () => {
  const owner = await dashboard.newOwner()
  const { page } = dashboard.visit(owner, `${owner.area}/kb`)
  const heading = await page.findByRole('heading', { name: 'Knowledge', level: 1 })
  const files = [file('hours.txt'), file('picture.png')]
  const event = new Event('drop', { bubbles: true, cancelable: true })
  heading.dispatchEvent(Object.assign(event, { dataTransfer: { files, types: ['Files'] } }))
  const dialog = within(await page.findByRole('dialog', { name: 'Add source' }))
  const [hours, picture] = await dialog.findAllByRole('listitem')
  expect(hours?.textContent).toContain('hours.txt')
  expect(picture?.textContent).toContain('Only pdf, docx')
})
