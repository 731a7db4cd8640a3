import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'
import { knowledgeWorld } from '#test/support/worlds/knowledge-world'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

/** The settings of an agent that knows of a parrot, with the test chat beside them. */
const openDebugger = async () => {
  const world = await knowledgeWorld(dashboard.region, { name: 'Ada Owner' })
  await world.import({ type: 'text', title: 'Parrot', text: 'The parrot is called Pip. It lives in the front garden.' })
  const area = `/app/eu/agents/${world.agentId}`
  const { page, user, fill } = dashboard.visit(world.owner, `${area}/settings?showDebugger=true`)
  const panel = within(await page.findByRole('complementary', { name: 'Test chat' }))
  const debug = within(await panel.findByRole('region', { name: 'Debugger' }))
  const answers = () => panel.queryAllByRole('button', { name: 'How this answer was made' })
  return {
    ...{ world, area, page, panel, user, fill, debug, answers },
    ask: async (text: string) => {
      const before = answers().length
      await fill(await panel.findByRole('textbox', { name: 'Write a message' }), text)
      await user.keyboard('{Enter}')
      await expect.poll(answers).toHaveLength(before + 1)
    },
  }
}
const first = 'What is the parrot called?'
const second = 'Where does the parrot live?'
const third = 'Which garden is the parrot in?'

test('before the first question the debugger says what to do', async () => {
  const { debug } = await openDebugger()
  await debug.findByText('Send a message to see how it is answered.')
})

test('an answer shows its figures, its search query, and its raw trace', async () => {
  const { ask, debug, user } = await openDebugger()
  await ask(first)
  for (const figure of ['Total', 'First token', 'Tokens', 'Credits'])
    expect(await debug.findAllByText(figure)).not.toHaveLength(0)
  await debug.findByText(`Searched for “${first}”`)
  await user.click(debug.getByRole('tab', { name: 'Prompt' }))
  await debug.findByRole('heading', { name: 'Instructions' })
  expect(debug.getAllByRole('heading', { name: 'Visitor' })).not.toHaveLength(0)
  await user.click(debug.getByRole('tab', { name: /^Variables/ }))
  await debug.findByText('No variables yet.')
  await user.click(debug.getByRole('tab', { name: 'Raw' }))
  await debug.findByText((text) => text.includes(`"query": "${first}"`))
})

test('an earlier answer shows its trace, and the newest replaces it again', async () => {
  const { ask, debug, user, answers } = await openDebugger()
  await ask(first)
  await ask(second)
  await debug.findByText(`Searched for “${second}”`)
  const [earlier] = answers()
  if (earlier) await user.click(earlier)
  await debug.findByText(`Searched for “${first}”`)
  expect(debug.queryByText(`Searched for “${second}”`)).toBeNull()
  expect(answers().map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
  await ask(third)
  await debug.findByText(`Searched for “${third}”`)
  expect(debug.queryByText(`Searched for “${first}”`)).toBeNull()
  expect(answers()[0]?.getAttribute('aria-pressed')).toBe('false')
})
