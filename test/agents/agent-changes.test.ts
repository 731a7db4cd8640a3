import { expect, test } from 'vitest'
import { starterDefaults } from '#shared/agents/defaults'
import { starterNodes } from '#shared/agents/starter-nodes'
import { agentChanges } from '#shared/agents/versions/agent-changes'

const before = { ...starterDefaults({ title: 'Desk', agentPlatform: 'vg' }), nodes: [...starterNodes] }

test('equal agents have no changes, and moving a node on the canvas is none', () => {
  expect(agentChanges(before, before)).toEqual([])
  const moved = before.nodes.map((node) => ({ ...node, position: { x: 1, y: 1 } }))
  expect(agentChanges(before, { ...before, nodes: moved })).toEqual([])
})

test('changes are listed by area, prompt first, nodes by name and transitions by target', () => {
  const [rules, start, answer, ...rest] = before.nodes
  if (!rules || !start || !answer) throw new Error('the starter has these')
  const after = {
    ...before,
    vg_temperature: 0.3,
    proactiveMessage: 'Hello',
    nodes: [rules, { ...start, transitions: [] }, { ...answer, name: 'Reply' }, ...rest],
  }
  const changes = agentChanges(before, after)
  // transitions to the renamed node read differently, so their nodes are listed too
  expect(changes.map(({ area, name }) => `${area}: ${name}`)).toEqual([
    'prompt: Start',
    'prompt: Reply',
    'prompt: Handed over',
    'widget: proactiveMessage',
    'settings: vg_temperature',
  ])
  expect(changes[0]?.before).toContain('Continues to Answer always')
  expect(changes.at(-1)).toMatchObject({ before: '0.5', after: '0.3' })
})

test('an added or removed field has one side only', () => {
  const [, ...others] = before.nodes
  expect(agentChanges(before, { ...before, nodes: others })).toMatchObject([
    { name: 'House rules', before: expect.stringContaining('House rules'), after: undefined },
  ])
  expect(agentChanges(before, { ...before, whatsappPhoneNumber: '+351' })).toMatchObject([
    { area: 'widget', before: undefined, after: '+351' },
  ])
})
