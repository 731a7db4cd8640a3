import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { AgentSettings } from '#shared/agents/schema'
import type { AllRoutes } from '#shared/api'
import { caller } from '#shared/call'
import { expectAccessible } from '#test/support/browser/expect-accessible'
import { oneStory } from '#test/support/browser/one-story'
import { enter } from '#test/support/browser/sign-in'
import { ownRun } from '#test/support/local/own-run'
import { signIn } from '#test/support/providers/user-pool-calls'

let page: Page
let call: ReturnType<typeof caller<AllRoutes>>
let at = ''
let sourceId = ''
let workspaceId = ''

oneStory()

const settingsOf = async (agentId: string) => (await call('GET /v2/agents/{agentId}', { agentId })).data

/** Saves and publishes. */
const change = async (agentId: string, edit: (settings: AgentSettings) => Partial<AgentSettings>) => {
  const { lastModified, ...settings } = await settingsOf(agentId)
  await call('POST /v2/agents/{agentId}', { agentId, lastModified, ...edit(settings) })
  await call('POST /v2/agents/{agentId}/publish', { agentId })
}

const greeted =
  (says: string) =>
  ({ nodes }: AgentSettings): Partial<AgentSettings> => ({
    nodes: nodes.map((node) => (node.type === 'start' ? { ...node, says } : node)),
  })

const greetingOf = async (agentId: string) =>
  (await settingsOf(agentId)).nodes.find(({ type }) => type === 'start')?.says

const idOf = async (title: string) =>
  (await call('GET /v2/workspaces/{workspaceId}/agents', { workspaceId })).agents.find((agent) => agent.title === title)
    ?.ID ?? ''

const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })

beforeAll(async () => {
  const { local, browser, owner } = await ownRun()
  const { idToken } = await signIn(local.addresses.ports, owner.email, owner.password)
  call = caller<AllRoutes>({ base: `${local.addresses.dashboard}/api/eu`, token: async () => idToken })
  sourceId = owner.agentId
  workspaceId = (await call('POST /v2/me', {})).workspace.uid
  await call('POST /v2/workspaces/{workspaceId}/agency', { workspaceId })
  for (const name of ['Fjord Dental', 'Casa Verde'])
    await call('POST /v2/workspaces/{workspaceId}/organisations', { workspaceId, organisation: { name } })
  await call('POST /rpc/convertAgentTemplateToAgent', { agentName: 'Night Line', agentTemplate: 'customer-support' })
  await change(sourceId, (settings) => ({ ...greeted('Hello.')(settings), title: 'Reception' }))
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  page = await context.newPage()
  await enter(page, local, owner)
  at = `${local.addresses.dashboard}/app/eu/clients`
})

test('an agent gets copies: one made for each organisation, and one that exists is linked', async () => {
  await page.goto(at)
  await page.getByRole('link', { name: 'Fleet' }).click()
  await page.getByRole('heading', { name: 'No agent has copies yet' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Choose an agent' }).click()
  const choose = page.getByRole('dialog', { name: 'Push from which agent?' })
  await choose.getByRole('searchbox').fill('recep')
  await choose.getByRole('link', { name: 'Reception' }).press('Enter')
  await page.getByRole('button', { name: 'Make copies' }).click()
  const make = page.getByRole('dialog', { name: 'Make copies' })
  await make.getByRole('checkbox', { name: 'Fjord Dental' }).click()
  await make.getByRole('checkbox', { name: 'Casa Verde' }).click()
  await make.getByRole('textbox', { name: 'Name of the copy for Casa Verde' }).fill('Concierge')
  await expectAccessible(page)
  await make.getByRole('button', { name: 'Make 2 copies' }).click()
  await row('Concierge').getByText('Up to date').filter({ visible: true }).waitFor()
  await row('Reception Fjord Dental').waitFor()
  await page.getByRole('button', { name: 'Add copies' }).click()
  await page.getByRole('menuitem', { name: 'Link agents' }).click()
  const link = page.getByRole('dialog', { name: 'Link agents' })
  await link.getByRole('checkbox', { name: 'Night Line' }).click()
  await link.getByRole('button', { name: 'Link 1 agent' }).click()
  await row('Night Line').waitFor()
})

test('each copy shows what it takes by word and what it keeps, with theirs and the new and a choice', async () => {
  await change(await idOf('Concierge'), greeted('Olá!'))
  await change(sourceId, (settings) => ({
    ...greeted('Hello and welcome.')(settings),
    theme: 'dark',
    vg_systemPrompt: `${settings.vg_systemPrompt} Never promise a delivery date to a visitor.`,
  }))
  await page.goto(`${at}/fleet`)
  await page.getByText('1 agent with 3 copies, 3 behind.').waitFor()
  await page.getByRole('link', { name: 'Reception', exact: true }).click()
  await row('Concierge').getByRole('link').click()
  const panel = page.getByRole('region', { name: 'Concierge' })
  await panel.getByText('Never promise a delivery date').waitFor()
  await panel.getByText('Olá!').waitFor()
  await panel.getByText('Theirs stays').waitFor()
  await expectAccessible(page)
  await panel.getByRole('radio', { name: 'Take the new' }).click()
  await panel.getByText('The new goes in').waitFor()
  await panel.getByRole('radio', { name: 'Keep theirs' }).click()
  await panel.getByText('Theirs stays').waitFor()
})

test('the first stage goes live, the rest waits for an OK, and then goes live with what the client changed', async () => {
  await page.getByRole('button', { name: 'Push to 3 copies' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Push now' }).click()
  await page.getByText('The last copy waits for your OK').waitFor()
  expect(await page.getByRole('row').getByText('Published').filter({ visible: true }).count()).toBe(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start “The rest”' }).click()
  await page.getByText('1 of 1 live').first().waitFor()
  const concierge = await settingsOf(await idOf('Concierge'))
  expect(concierge.theme).toBe('dark')
  expect(concierge.vg_systemPrompt).toContain('Never promise a delivery date')
  expect(await greetingOf(concierge.ID)).toBe('Olá!')
  expect(await greetingOf(await idOf('Reception Fjord Dental'))).toBe('Hello and welcome.')
})

test('one Undo gives every copy its version from before, and says which one was changed since and stays', async () => {
  const changed = await idOf('Reception Fjord Dental')
  await change(changed, greeted('God dag.'))
  await page.getByRole('button', { name: 'Undo everything' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo everything' }).click()
  await page.getByText('Undone for 2 copies; 1 stays as it is.').waitFor()
  await expectAccessible(page)
  const concierge = await settingsOf(await idOf('Concierge'))
  expect(concierge.theme).not.toBe('dark')
  expect(await greetingOf(concierge.ID)).toBe('Olá!')
  expect(await greetingOf(changed)).toBe('God dag.')
  await page.getByRole('link', { name: 'Fleet' }).first().click()
  await row('Reception').getByText('Undone').filter({ visible: true }).waitFor()
})
