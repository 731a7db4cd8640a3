import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type AgentNode, UiPart } from '#shared/agents/schema'
import { type Dashboard, startDashboard } from '#test/support/screens/start-dashboard'

let dashboard: Dashboard
beforeAll(async () => {
  dashboard = await startDashboard()
})
afterEach(() => dashboard.closeAll())
afterAll(() => dashboard.stop())

type Kind = UiPart['kind']
/** One of each kind, with the field that is edited, its label, and where its text is in the saved part. */
const samples: Readonly<Record<Kind, { readonly part: UiPart; readonly name: string; readonly label: string }>> = {
  buttons: {
    part: { kind: 'buttons', buttons: [{ label: 'Opening hours', says: 'When are you open?' }] },
    name: 'Buttons',
    label: 'Message that it sends',
  },
  carousel: {
    part: {
      kind: 'carousel',
      cards: [{ title: 'Basic', text: '59 euros', button: { label: 'Take it', says: 'Basic service' } }],
    },
    name: 'Cards',
    label: 'Text',
  },
  image: {
    part: { kind: 'image', url: 'https://a.example/a.png', alt: 'A bicycle' },
    name: 'Picture',
    label: 'Description',
  },
  video: {
    part: { kind: 'video', url: 'https://vimeo.com/123456789', title: 'The workshop' },
    name: 'Video',
    label: 'Title',
  },
  form: {
    part: {
      kind: 'form',
      id: 'form',
      fields: [{ variable: 'email', label: 'E-mail', kind: 'email' }],
      submitLabel: 'Send it',
    },
    name: 'Form',
    label: 'Submit button',
  },
}
const kinds = UiPart.options.map(({ shape }) => shape.kind.value)

const node: AgentNode = {
  id: 'n1',
  type: 'default',
  name: 'Shows everything',
  instructions: 'Show it.',
  usesKnowledge: true,
  knowledgeTags: ['nobody'],
  model: 'offline',
  tools: ['lookup_order'],
  isGlobal: true,
  enter: { kind: 'says', anyOf: ['everything'] },
  transitions: [],
}

const openNode = async (more: Partial<AgentNode>) => {
  const owner = await dashboard.newOwner()
  const call = async (key: Parameters<Dashboard['call']>[1], input: object = {}) =>
    (await dashboard.call(owner, key, { agentId: owner.agentId, ...input })).data
  const start: AgentNode = { id: 's', type: 'start', name: 'Start', instructions: '', transitions: [] }
  await call('POST /v2/agents/{agentId}', { nodes: [start, { ...node, ...more }] })
  const shown = dashboard.visit(owner, `${owner.area}/nodes?node=n1`)
  const { page, user } = shown
  const save = async () => {
    await user.click(page.getByRole('button', { name: /Save draft/ }))
    await expect.poll(() => page.queryAllByText('There are unsaved changes.')).toEqual([])
    return (await call('GET /v2/agents/{agentId}')).nodes[1] as AgentNode
  }
  return { ...shown, save }
}

test('every kind of part is shown, edited and removed, and what is saved is what was typed', async () => {
  const parts = kinds.map((kind) => samples[kind].part)
  const { page, user, fill, save } = await openNode({ parts })
  for (const [at, kind] of kinds.entries()) {
    const { name, label } = samples[kind]
    const group = within(await page.findByRole('group', { name: `${at + 1}. ${name}` }))
    await fill(group.getByLabelText(label), `Edited ${kind}`)
  }
  const edited = await save()
  expect(edited.parts?.map((part) => part.kind)).toEqual(kinds)
  for (const part of edited.parts ?? []) expect(JSON.stringify(part)).toContain(`Edited ${part.kind}`)
  for (const part of edited.parts ?? []) expect(UiPart.safeParse(part).success).toBe(true)
  for (const kind of kinds) {
    await user.click(await page.findByRole('button', { name: `Delete “1. ${samples[kind].name}”` }))
    expect(document.activeElement?.textContent).toBe('Add part')
  }
  expect(await save()).not.toHaveProperty('parts')
})

test('every kind of part is added from the menu and accepted by the server, five at most', async () => {
  const { page, user, save } = await openNode({})
  for (const kind of kinds) {
    await user.click(await page.findByRole('button', { name: 'Add part' }))
    await user.click(await page.findByRole('menuitem', { name: samples[kind].name }))
    await page.findByRole('heading', { name: samples[kind].name, level: 4 })
  }
  await user.click(page.getByRole('button', { name: 'Add part' }))
  await page.findByText('A node shows up to 5 parts.')
  await user.keyboard('{Escape}')
  expect((await save()).parts?.map(({ kind }) => kind)).toEqual(kinds)
})

test('where a node is reached, what it searches, who writes and what it calls is shown and removed', async () => {
  const { page, user, save } = await openNode({})
  await page.findByText('No source has this: nobody')
  expect(page.getByLabelText('Any of these words')).toHaveProperty('value', 'everything')
  await user.click(page.getByRole('button', { name: 'Remove nobody' }))
  await user.click(page.getByRole('button', { name: 'Delete function “lookup_order”' }))
  await user.click(page.getByRole('switch', { name: 'Reachable from every node' }))
  await user.click(page.getByRole('combobox', { name: /Model for this node/ }))
  await user.click(await page.findByRole('option', { name: /^The agent’s default/ }))
  const saved = await save()
  for (const gone of ['knowledgeTags', 'tools', 'isGlobal', 'enter', 'model']) expect(saved).not.toHaveProperty(gone)
  expect(page.getByRole('link', { name: 'System prompt' }).getAttribute('href')).toContain('tab=technical')
})
