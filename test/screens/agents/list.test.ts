import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { replaceWorld } from '#lib/world'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const openList = async () => {
  const owner = await dashboard.newOwner()
  const { page, user } = dashboard.visit(owner, '/app/eu/agents')
  await page.findByRole('heading', { name: 'Agents', level: 1 })
  const choose = async (agent: string, action: string) => {
    await user.click((await page.findAllByRole('button', { name: `Actions for ${agent}` }))[0] ?? document.body)
    await user.click(await page.findByRole('menuitem', { name: action }))
  }
  const links = () => [...document.querySelectorAll<HTMLAnchorElement>('.vg-rows__link')]
  const names = () => links().map(({ textContent }) => textContent)
  return { owner, page, user, choose, links, names }
}
const title = 'Ridgeline Cycles'

test('a copy is listed above its original, since it changed last', async () => {
  const { choose, names, page } = await openList()
  expect(names()).toEqual([title])
  // the last change is known to the second
  onTestFinished(replaceWorld({ now: () => Date.now() + 2_000 }))
  await choose(title, 'Duplicate')
  await expect.poll(names).toEqual([`${title} (copy)`, title])
  expect(await page.findByText('2 agents, most recently changed first.')).toBeTruthy()
})

test('a filter keeps the agents whose name contains the word, and says when there is none', async () => {
  const { choose, names, page, user } = await openList()
  await choose(title, 'Duplicate')
  await expect.poll(names).toHaveLength(2)
  const filter = page.getByRole('searchbox', { name: 'Filter by name' })
  await user.type(filter, 'nobody is called this')
  await page.findByText(/No agent matches/)
  expect(names()).toEqual([])
  await user.click(page.getByRole('button', { name: 'Clear filter' }))
  await expect.poll(names).toHaveLength(2)
  expect(filter).toHaveProperty('value', '')
  await user.type(filter, 'CYCLES (C')
  await expect.poll(names).toEqual([`${title} (copy)`])
})

test('an exported agent can be imported again, and any other file is refused', async () => {
  const { choose, page, user } = await openList()
  await choose(title, 'Export as file')
  await expect.poll(() => dashboard.saved).toHaveLength(1)
  const file = (await dashboard.saved[0]?.file.text()) ?? ''
  expect(JSON.parse(file)).toMatchObject({ format: 'parley-agent', name: title })
  const input = page.getByLabelText('Import', { selector: 'input' })
  await user.upload(input, new File(['{"format":"of another product"}'], 'wrong.json', { type: 'application/json' }))
  await page.findByText(/This file is not an exported agent\./)
  await user.upload(input, new File([file], 'agent.json', { type: 'application/json' }))
  await page.findByRole('heading', { name: 'Prompt', level: 1 })
  expect(location.pathname).toMatch(/^\/app\/eu\/agents\/\w{16}\/nodes$/)
})

test('deleting asks first; without agents the list says what to do', async () => {
  const { choose, names, page, user } = await openList()
  await choose(title, 'Delete')
  await user.click(within(await page.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
  await expect.poll(() => page.queryByRole('alertdialog')).toBeNull()
  expect(names()).toEqual([title])
  await choose(title, 'Delete')
  const question = await page.findByRole('alertdialog', { name: `Delete ${title}?` })
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  await expect.poll(names).toEqual([])
  await page.findByRole('heading', { level: 2 })
})

test('the arrow keys, Home and End move among the rows, and Enter opens one', async () => {
  const { choose, names, links, page, user } = await openList()
  await choose(title, 'Duplicate')
  await expect.poll(names).toHaveLength(2)
  const [first, last] = links()
  first?.focus()
  await user.keyboard('{End}')
  expect(document.activeElement).toBe(last)
  await user.keyboard('{Home}')
  expect(document.activeElement).toBe(first)
  await user.keyboard('{ArrowUp}{ArrowDown}')
  expect(document.activeElement).toBe(last)
  await user.keyboard('{Enter}')
  await page.findByRole('heading', { name: 'Prompt', level: 1 })
})

test('the list itself leads to a new agent, where a phone hides the navigation', async () => {
  const { page, user } = await openList()
  await user.click(page.getByRole('link', { name: 'New Agent' }))
  await page.findByRole('dialog', { name: 'New Agent' })
})

test('each agent shows its week and who waits, the strip their sums; what fails is tried again', async () => {
  const owner = await dashboard.newOwner()
  const key = 'GET /v2/workspaces/{workspaceId}/agent-figures'
  const week = { conversations: [0, 4, 1, 0, 9, 1200, 70], replies: 2500, credits: 3852, lastAt: Date.now() - 120_000 }
  const figures = [{ agentId: owner.agentId, ...week, waiting: 3, waitingSince: Date.now() - 31 * 60_000 }]
  const recover = dashboard.answerInstead(key, () =>
    Response.json({ code: 'forbidden', message: 'No.' }, { status: 403 }),
  )
  const { page, user } = dashboard.visit(owner, '/app/eu/agents')
  await page.findByText('The figures did not load.')
  recover()
  dashboard.answerInstead(key, () => Response.json({ figures }))
  await user.click(page.getByRole('button', { name: 'Try again' }))
  const strip = () => [...document.querySelectorAll('.vg-figures > div')].map(({ textContent }) => textContent)
  await expect
    .poll(strip)
    .toEqual([
      'Conversations, 7 days1,284',
      `Waiting for a person3Longest: 31 min, ${title}`,
      'Credits used, 7 days3,8523 a conversation',
      'Credits left1,000About 1 day at this rate',
    ])
  const row = () => [...(page.getAllByRole('row')[1]?.children ?? [])].map(({ textContent }) => textContent)
  expect(row().slice(2, 6)).toEqual(['1,284Last: 2 min', '2,500', '331 min', '3,852'])
})

test('an agent that nobody has talked to shows zeros', async () => {
  const { page } = await openList()
  await page.findByText('Nobody waits')
  const [, row] = page.getAllByRole('row')
  expect([...(row?.children ?? [])].slice(2, 6).map(({ textContent }) => textContent)).toEqual([
    '0None yet',
    '0',
    '0',
    '0',
  ])
})
