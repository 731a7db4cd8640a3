import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const problem = (status: number, code: string, message: string) => () => Response.json({ code, message }, { status })
const unplugged = () => {
  throw new TypeError('Failed to fetch')
}

const newAgent = async () => {
  const owner = await dashboard.newOwner()
  const { page, user } = dashboard.visit(owner, '/app/eu/agents?drawer=new-agent')
  const name = await page.findByLabelText('Agent Name')
  return { page, user, name, create: () => user.click(page.getByRole('button', { name: 'Create' })) }
}

test('Enter in the empty name of a new agent asks for one, although Create is disabled', async () => {
  const { page, user, name } = await newAgent()
  expect(page.getByRole('button', { name: 'Create' })).toHaveProperty('disabled', true)
  await user.type(name, ' {Enter}')
  await page.findByText('Please provide a name for the agent.')
})

test.each([
  ['the server refuses', problem(422, 'invalid', 'Not today.'), 'Error: Not today.'],
  ['the session has ended', problem(401, 'unauthenticated', 'Sign in.'), 'You must be logged in to create an agent'],
  ['the server cannot be reached', unplugged, 'Failed to create agent'],
])('a new agent from a template when %s', async (_when, answer, message) => {
  const { page, user, name, create } = await newAgent()
  dashboard.answerInstead('POST /rpc/convertAgentTemplateToAgent', answer)
  await user.type(name, 'Kestrel')
  await create()
  await page.findByText(message)
})

const inList = async (action: string) => {
  const owner = await dashboard.newOwner()
  const { page, user } = dashboard.visit(owner, '/app/eu/agents')
  await user.click(await page.findByRole('button', { name: 'Actions for Ridgeline Cycles' }))
  await user.click(await page.findByRole('menuitem', { name: action }))
  return { page, user }
}

test('an export that the server refuses says why', async () => {
  dashboard.answerInstead('POST /rpc/exportAgentToJson', problem(503, 'unavailable', 'Not now.'))
  const { page } = await inList('Export as file')
  await page.findByText('Error exporting agent: Not now.')
})

test('an import that the server refuses says why', async () => {
  const { page, user } = await inList('Export as file')
  await expect.poll(() => dashboard.saved).toHaveLength(1)
  const file = (await dashboard.saved[0]?.file.text()) ?? ''
  dashboard.answerInstead('POST /rpc/convertAgentTemplateToAgent', problem(422, 'invalid', 'Not this one.'))
  await user.upload(page.getByLabelText('Import', { selector: 'input' }), new File([file], 'agent.json'))
  await page.findByText('Error creating agent: Not this one.')
})
