import { expect, test } from 'vitest'
import * as z from 'zod'
import { starterDefaults } from '#shared/agents/defaults'
import { AgentNode, AgentSettings } from '#shared/agents/schema'
import { starterNodes } from '#shared/agents/starter-nodes'
import { changesBetween } from '#shared/agents/versions/changes-between'
import { nodePartLabels } from '#web/features/agents/changes/node-part-labels.ts'
import { nodeText } from '#web/features/agents/changes/node-text.ts'
import { settingLabels } from '#web/features/agents/changes/setting-labels.ts'
import { settingText } from '#web/features/agents/changes/setting-text.ts'

const live: AgentSettings = { ...starterDefaults({ title: 'Desk', agentPlatform: 'vg' }), nodes: [...starterNodes] }

/** The paths of all values that a schema allows, lists as one. */
const pathsOf = (schema: z.core.$ZodType, lead = ''): string[] => {
  if (schema instanceof z.ZodOptional) return pathsOf(schema.unwrap(), lead)
  if (!(schema instanceof z.ZodObject)) return [lead.slice(0, -1)]
  return Object.entries(schema.shape).flatMap(([key, inner]: [string, z.core.$ZodType]) =>
    pathsOf(inner, `${lead}${key}.`),
  )
}
const paths = pathsOf(AgentSettings).filter((path) => path !== 'nodes')

const withValue = (settings: object, [key = '', ...rest]: readonly string[], value: unknown): object => {
  const inner: unknown = Reflect.get(settings, key)
  const next = rest.length === 0 ? value : withValue(typeof inner === 'object' && inner ? inner : {}, rest, value)
  return { ...settings, [key]: next }
}
const draftWith = (path: string, value: unknown) => ({ ...live, ...withValue(live, path.split('.'), value) })

test.each(paths)('a change of %s is listed once, with a label of its own', (path) => {
  const changes = changesBetween(live, draftWith(path, 'something else'))
  expect(changes).toMatchObject([{ kind: 'setting', path, after: 'something else' }])
  expect(settingLabels[path]).toMatch(/^\p{Lu}/u)
})

test('no label is left of a setting that is gone, and no two settings share one', () => {
  expect(Object.keys(settingLabels).filter((path) => !paths.includes(path))).toEqual([])
  const labels = Object.values(settingLabels)
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
})

test('every part of a node is listed with its label, but its place on the canvas is none', () => {
  const [first, ...others] = live.nodes
  if (!first) throw new Error('the starter has nodes')
  const parts = Object.keys(AgentNode.shape).filter((part) => part !== 'id' && part !== 'position')
  expect(Object.keys(nodePartLabels).toSorted()).toEqual(parts.toSorted())
  for (const part of parts) {
    const draft = { ...live, nodes: [{ ...first, [part]: 'something else' }, ...others] }
    expect(changesBetween(live, draft)).toMatchObject([{ kind: 'node', part, after: 'something else' }])
  }
  const moved = { ...live, nodes: live.nodes.map((node) => ({ ...node, position: { x: 1, y: 2 } })) }
  expect(changesBetween(live, moved)).toEqual([])
})

test('added, removed and reordered nodes are listed by name', () => {
  const [first, second, ...others] = live.nodes
  if (!first || !second) throw new Error('the starter has nodes')
  const added = { id: 'new', type: 'default' as const, name: 'Prices', instructions: 'List them.', transitions: [] }
  expect(changesBetween(live, { ...live, nodes: [...live.nodes, added] })).toMatchObject([
    { kind: 'node-added', node: { name: 'Prices' } },
  ])
  expect(changesBetween(live, { ...live, nodes: live.nodes.slice(1) })).toMatchObject([
    { kind: 'node-removed', node: { name: first.name } },
  ])
  expect(changesBetween(live, { ...live, nodes: [second, first, ...others] })).toMatchObject([
    { kind: 'node-order', before: expect.arrayContaining([first.name]), after: expect.anything() },
  ])
})

test('equal agents, nothing in another form and defaults that are written down are no change', () => {
  expect(changesBetween(live, structuredClone(live))).toEqual([])
  expect(changesBetween(live, { ...live, whatsappPhoneNumber: '', ADVANCED_customCSS: '' })).toEqual([])
  expect(changesBetween(live, { ...live, ui: { ...live.ui, allowVoiceNotes: true } })).toEqual([])
})

test('the prompt comes first, then the widget, then settings', () => {
  const draft = { ...draftWith('vg_temperature', 0.3), proactiveMessage: 'Hello', vg_systemPrompt: 'Be kind.' }
  expect(changesBetween(live, draft).map(({ area }) => area)).toEqual(['prompt', 'widget', 'settings'])
})

test('values are words: no JSON, no codes of ours', () => {
  expect(settingText('autoOpenWidget', true)).toBe('On')
  expect(settingText('theme', 'blue-dark')).toBe('Blue dark')
  expect(settingText('lang', 'automatic')).toBe('Automatic, from the browser')
  expect(settingText('customThemeJSONString', '{"primary":"#a63d12","themeType":"dark"}')).toBe(
    '#a63d12, dark surfaces',
  )
  expect(settingText('handoff.hours', [{ days: [1, 2], from: '09:00', to: '17:00' }])).toBe('Mon, Tue 09:00–17:00')
  const texts = live.nodes.flatMap((node) =>
    (['asks', 'parts', 'transitions', 'enter'] as const).map((part) => nodeText(part, node, live.nodes)),
  )
  expect(texts.filter((text) => /[{}[\]]/.test(text))).toEqual([])
  expect(texts.join('\n')).toContain('go to “Answer”')
})
