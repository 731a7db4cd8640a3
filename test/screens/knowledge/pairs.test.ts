import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const given = { question: 'What does a larger dog cost?', answer: '15 euros a night.', alsoAskedAs: [], tags: [] }

/** The Q&A tab of an agent, and what its handlers store. */
const openPairs = async (pair?: object) => {
  const owner = await dashboard.newOwner()
  const call = (key: Parameters<Dashboard['call']>[1], input: object = {}) =>
    dashboard.call(owner, key, { agentId: owner.agentId, ...input })
  const made = pair && (await call('POST /v2/agents/{agentId}/knowledge/pairs', pair)).pair
  const view = dashboard.visit(owner, `${owner.area}/kb?tab=qa${made ? `&pair=${made.id}` : ''}`)
  await view.page.findByRole('tab', { name: /Q&A/, selected: true })
  return { ...view, call, made, kept: async () => (await call('GET /v2/agents/{agentId}/knowledge/pairs')).pairs }
}

test('a Q&A is written, added and then edited with mod+S, and counts its edits', async () => {
  const { page, user, fill, kept } = await openPairs()
  await user.click(await page.findByRole('button', { name: 'New Q&A' }))
  const question = (await page.findAllByRole('textbox', { name: 'Question' }))[0] ?? document.body
  await fill(question, given.question)
  const answer = page.getByRole('textbox', { name: 'Answer' })
  await fill(answer, given.answer)
  await user.click(page.getByRole('button', { name: /Add Q&A/ }))
  await page.findByText('Not edited yet')
  expect(await kept()).toMatchObject([{ question: given.question, answer: given.answer, version: 1 }])
  await fill(answer, '20 euros a night.')
  await user.keyboard('{Control>}s{/Control}')
  await page.findByText('Edited once')
  expect(await kept()).toMatchObject([{ answer: '20 euros a night.', version: 2 }])
  expect(page.queryByText('There are unsaved changes.')).toBeNull()
})

test('a Q&A that another member saved in the meantime is not overwritten', async () => {
  const { page, user, fill, call, made, kept } = await openPairs(given)
  const answer = await page.findByRole('textbox', { name: 'Answer' })
  await user.click(page.getByRole('button', { name: 'Another wording' }))
  await fill(await page.findByLabelText('Wording 1'), 'Price for a big dog?')
  await call('PUT /v2/agents/{agentId}/knowledge/pairs/{pairId}', {
    ...given,
    answersAbove: made.answersAbove,
    pairId: made.id,
    version: made.version,
    answer: 'Theirs.',
  })
  await user.keyboard('{Control>}s{/Control}')
  await user.click(await page.findByRole('button', { name: 'Reload and keep my changes' }))
  await expect.poll(() => answer).toHaveProperty('value', 'Theirs.')
  expect(page.getByLabelText('Wording 1')).toHaveProperty('value', 'Price for a big dog?')
  expect(await kept()).toMatchObject([{ answer: 'Theirs.', alsoAskedAs: [] }])
  await user.keyboard('{Control>}s{/Control}')
  await page.findByText('Edited 2 times')
  expect(await kept()).toMatchObject([{ answer: 'Theirs.', alsoAskedAs: ['Price for a big dog?'] }])
})

test('leaving a Q&A with edits asks first', async () => {
  const { page, user, fill } = await openPairs(given)
  const answer = await page.findByRole('textbox', { name: 'Answer' })
  await fill(answer, '20 euros a night.')
  await user.click(page.getByRole('tab', { name: /Sources/ }))
  const question = await page.findByRole('alertdialog', { name: 'Leave without saving?' })
  await user.click(within(question).getByRole('button', { name: 'Stay' }))
  await expect.poll(() => page.queryByRole('alertdialog')).toBeNull()
  expect(answer).toHaveProperty('value', '20 euros a night.')
  expect(page.getByRole('tab', { name: /Q&A/, selected: true })).toBeTruthy()
})

test('Q&As are imported from a file, and refused rows are returned with their reasons', async () => {
  const { page, user, kept } = await openPairs(given)
  await user.upload(
    await page.findByLabelText('CSV file with the columns question and answer'),
    new File(['question,answer\nIs the pool heated?,From May to October.\nNo answer?,\n'], 'pairs.csv', {
      type: 'text/csv',
    }),
  )
  const notice = await page.findByText(/1 imported, 1 refused .* The first: ./)
  expect(dashboard.saved.map(({ name }) => name)).toEqual(['refused.csv'])
  const back = await dashboard.saved[0]?.file.text()
  expect(back).toContain('No answer?')
  expect(back).toContain(notice.textContent?.split('The first: ')[1])
  expect(back).not.toContain('pool')
  await page.findByRole('link', { name: /Is the pool heated/ })
  expect(await kept()).toHaveLength(2)
})
