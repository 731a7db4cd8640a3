import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { ConnectedAccount } from '#shared/channels/schema'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

const LIST = 'GET /v2/agents/{agentId}/channels'
const CHECK = 'POST /v2/agents/{agentId}/channels/{kind}/{externalId}/check'
const settings = { smartInit: true, telegram: { groups: 'mentioned' } }

const pages = async () => {
  const owner = await dashboard.newOwner()
  const page1: ConnectedAccount = {
    account: 'messenger:8',
    kind: 'messenger',
    agentId: owner.agentId,
    name: 'Casa Verde',
    state: 'connected',
    connectedAt: 1,
  }
  const instagram: ConnectedAccount = { ...page1, account: 'instagram:9', kind: 'instagram', pageId: '8' }
  dashboard.answerInstead(LIST, () => Response.json({ accounts: [page1, instagram], settings }))
  dashboard.answerInstead('GET /v2/meta-log-in', () => Response.json({ sdkUrl: 'https://x.example', version: 'v25.0' }))
  const shown = dashboard.visit(owner, `/app/eu/agents/${owner.agentId}/channels?panel=pages`)
  const section = within(await shown.page.findByRole('region', { name: 'Connected pages' }))
  return { ...shown, section, accounts: [page1, instagram] as const }
}

test('Check now asks about a page and its Instagram, and says in words what was found', async () => {
  const { section, user, accounts } = await pages()
  const answers = [
    { account: accounts[0], isReached: true },
    { account: { ...accounts[1], state: 'degraded', cause: 'unset', since: 1 }, isReached: true },
  ]
  dashboard.answerInstead(CHECK, () => Response.json(answers.shift()))
  await user.click(section.getByRole('button', { name: 'Check now: Casa Verde' }))
  await section.findByText('Nothing is wrong at Messenger.')
  await section.findByText('Found at Instagram: Its messages no longer come here')
  expect(answers).toEqual([])
})

test('what is wrong with a page and with its Instagram is said once', async () => {
  const { section, user, accounts } = await pages()
  const wrong = { state: 'broken', reason: 'The session has been invalidated', since: 1 } as const
  const answers = accounts.map((account) => ({ account: { ...account, ...wrong }, isReached: true }))
  dashboard.answerInstead(CHECK, () => Response.json(answers.shift()))
  await user.click(section.getByRole('button', { name: 'Check now: Casa Verde' }))
  await section.findByText('Found at Messenger and Instagram: The session has been invalidated')
  expect(within(section.getByRole('status')).getAllByText(/invalidated/)).toHaveLength(1)
})

test('a provider that said nothing, and a check too many, are said as they are', async () => {
  const { section, user, accounts } = await pages()
  const answers = accounts.map((account) => ({ account, isReached: false }))
  dashboard.answerInstead(CHECK, () => Response.json(answers.shift()))
  await user.click(section.getByRole('button', { name: 'Check now: Casa Verde' }))
  await section.findByText('Messenger and Instagram did not answer. What is shown here is from the last check.')
  dashboard.answerInstead(CHECK, () =>
    Response.json({ code: 'rate-limited', message: 'Try again in a minute.', requestId: 'r' }, { status: 429 }),
  )
  await user.click(section.getByRole('button', { name: 'Check now: Casa Verde' }))
  await section.findByText('It was not checked.')
  await section.findByText(/Try again in a minute\./)
})
