import { expect, test } from 'vitest'
import { mergeSettings } from '#functions/fleet/merge/merge-settings'
import { newAgentDefaults } from '#shared/agents/defaults'
import type { AgentNode, AgentSettings } from '#shared/agents/schema'

const node = (id: string, more: Partial<AgentNode> = {}): AgentNode => ({
  id,
  type: 'default',
  name: id,
  instructions: `about ${id}`,
  transitions: [],
  ...more,
})
const to = (id: string, target: string) => ({ id, to: target, when: { kind: 'always' as const } })

const source: AgentSettings = {
  ...newAgentDefaults({ title: 'Reception base', agentPlatform: 'vg' }),
  vg_systemPrompt: 'Answer within two days.',
  vg_defaultModel: 'mini',
  nodes: [
    node('start', { type: 'start', transitions: [to('t1', 'book')] }),
    node('book'),
    node('end', { type: 'end' }),
  ],
}
const changed = (settings: AgentSettings, change: Partial<AgentSettings>): AgentSettings => ({ ...settings, ...change })
const withNodes = (settings: AgentSettings, ...nodes: AgentNode[]) => changed(settings, { nodes })
const [start, book, end] = source.nodes as [AgentNode, AgentNode, AgentNode]
const paths = (changes: readonly { readonly path: string }[]) => changes.map(({ path }) => path)

test('a copy takes what only the source changed, and keeps what it changed itself', () => {
  const next = changed(source, { vg_systemPrompt: 'Answer the same day.', vg_defaultModel: 'standard', lang: 'de' })
  const theirs = changed(source, { vg_defaultModel: 'large', lang: 'de', proactiveMessage: 'Olá!' })
  const { settings, diff } = mergeSettings({ base: source, theirs, next })
  expect(paths(diff.takes)).toEqual(['vg_systemPrompt'])
  expect(diff.kept).toMatchObject([{ path: 'vg_defaultModel', area: 'settings', theirs: 'large', next: 'standard' }])
  expect(paths(diff.same)).toEqual(['lang'])
  expect(settings).toEqual({ ...theirs, vg_systemPrompt: 'Answer the same day.' })
})

test('where both changed a setting, a person may choose the new one', () => {
  const next = changed(source, { vg_defaultModel: 'standard' })
  const theirs = changed(source, { vg_defaultModel: 'large' })
  const { settings, diff } = mergeSettings({ base: source, theirs, next }, new Set(['vg_defaultModel']))
  expect(settings.vg_defaultModel).toBe('standard')
  expect(paths(diff.kept)).toEqual(['vg_defaultModel'])
})

test('name, face, telephone, origins and spend of a client are never the source’s', () => {
  const next = changed(source, {
    title: 'Other',
    description: 'Other',
    roundedImageURL: 'https://example.com/a.png',
    whatsappPhoneNumber: '1',
    maxTokensUsage: 9,
    security: { ...source.security, allowedOrigins: ['https://base.example'] },
    internal: { accountCreationConfig: 'other' },
  })
  const { settings, diff } = mergeSettings({ base: source, theirs: source, next })
  expect(settings).toEqual(source)
  expect(diff).toEqual({ takes: [], kept: [], same: [] })
})

test('groups of settings are merged field by field', () => {
  const hours = [{ days: [1], from: '08:00', to: '17:00' }]
  const handoff = { timeZone: 'Europe/Berlin', hours: [], onlyOnline: false, awayMessage: 'Later' }
  const base = changed(source, { handoff })
  const theirs = changed(base, { handoff: { ...handoff, hours } })
  const next = changed(base, {
    handoff: { ...handoff, awayMessage: 'Soon', hours: [{ days: [2], from: '09:00', to: '10:00' }] },
  })
  const { settings, diff } = mergeSettings({ base, theirs, next })
  expect(settings.handoff).toEqual({ ...handoff, hours, awayMessage: 'Soon' })
  expect([paths(diff.takes), paths(diff.kept)]).toEqual([['handoff.awayMessage'], ['handoff.hours']])
})

test('a group that the copy has removed stays removed, and is named', () => {
  const handoff = { timeZone: 'Europe/Berlin', hours: [], onlyOnline: false, awayMessage: 'Later' }
  const next = changed(source, { handoff: { ...handoff, awayMessage: 'Soon' } })
  const { settings, diff } = mergeSettings({ base: changed(source, { handoff }), theirs: source, next })
  expect(settings.handoff).toBeUndefined()
  expect(paths(diff.kept)).toEqual(['handoff'])
})

test('what is absent means its default, which is no difference', () => {
  const next = changed(source, { ui: { ...source.ui, allowFileUpload: true } })
  expect(mergeSettings({ base: source, theirs: source, next }).diff.takes).toEqual([])
})

test('nodes are merged part by part, and their transitions one by one', () => {
  const next = withNodes(
    source,
    { ...start, instructions: 'Be brief.', transitions: [to('t1', 'end'), to('t2', 'book')] },
    book,
    end,
  )
  const theirs = withNodes(
    source,
    {
      ...start,
      name: 'Welcome',
      transitions: [{ ...to('t1', 'book'), when: { kind: 'asks-person' } }, to('own', 'end')],
    },
    book,
    end,
  )
  const { settings, diff } = mergeSettings({ base: source, theirs, next })
  expect(settings.nodes).toEqual([
    {
      ...start,
      name: 'Welcome',
      instructions: 'Be brief.',
      transitions: [{ ...to('t1', 'book'), when: { kind: 'asks-person' } }, to('t2', 'book'), to('own', 'end')],
    },
    book,
    end,
  ])
  expect(paths(diff.takes)).toEqual(['nodes.start.instructions', 'nodes.start.transitions.t2'])
  expect(diff.kept).toMatchObject([
    { path: 'nodes.start.transitions.t1', part: 'transitions', node: { id: 'start' }, next: [to('t1', 'end')] },
  ])
})

test('nodes that the source added or removed are added and removed', () => {
  const { settings, diff } = mergeSettings({
    base: source,
    theirs: withNodes(source, start, book, node('own'), end),
    next: withNodes(source, start, node('new'), end),
  })
  expect((settings.nodes as AgentNode[]).map(({ id }) => id)).toEqual(['start', 'new', 'own', 'end'])
  expect(diff.takes.map(({ kind, node }) => [kind, node?.id])).toEqual([
    ['node-removed', 'book'],
    ['node-added', 'new'],
  ])
})

test('a removed node stays where the copy changed it, and goes where a person says so', () => {
  const sides = {
    base: source,
    theirs: withNodes(source, start, { ...book, instructions: 'Ours' }, end),
    next: withNodes(source, { ...start, transitions: [] }, end),
  }
  const { settings, diff } = mergeSettings(sides)
  expect((settings.nodes as AgentNode[]).map(({ id }) => id)).toEqual(['start', 'book', 'end'])
  expect(diff.kept).toMatchObject([{ path: 'nodes.book', kind: 'node-removed' }])
  const chosen = mergeSettings(sides, new Set(['nodes.book']))
  expect((chosen.settings.nodes as AgentNode[]).map(({ id }) => id)).toEqual(['start', 'end'])
})

test('a removed node stays where a transition of the copy still leads to it', () => {
  const own = node('own', { transitions: [to('o1', 'book')] })
  const { settings, diff } = mergeSettings({
    base: source,
    theirs: withNodes(source, start, book, end, own),
    next: withNodes(source, { ...start, transitions: [] }, end),
  })
  expect((settings.nodes as AgentNode[]).map(({ id }) => id)).toEqual(['start', 'book', 'end', 'own'])
  expect(diff.kept).toMatchObject([{ path: 'nodes.book' }])
})

test('a node that the copy removed comes back only if the source changed it and a person says so', () => {
  const theirs = withNodes(source, start, end)
  expect(mergeSettings({ base: source, theirs, next: source }).diff).toEqual({ takes: [], kept: [], same: [] })
  const next = withNodes(source, start, { ...book, instructions: 'New' }, end)
  expect(mergeSettings({ base: source, theirs, next }).diff.kept).toMatchObject([
    { path: 'nodes.book', kind: 'node-added' },
  ])
  const chosen = mergeSettings({ base: source, theirs, next }, new Set(['nodes.book'])).settings.nodes as AgentNode[]
  expect(chosen.map(({ id }) => id)).toEqual(['start', 'book', 'end'])
})

test('the source’s order is taken unless the copy has one of its own; a place on the canvas is no difference', () => {
  const next = withNodes(source, start, end, { ...book, position: { x: 1, y: 2 } })
  const taken = mergeSettings({ base: source, theirs: source, next })
  expect((taken.settings.nodes as AgentNode[]).map(({ id, position }) => [id, position?.x])).toEqual([
    ['start', undefined],
    ['end', undefined],
    ['book', 1],
  ])
  expect(taken.diff.takes).toMatchObject([{ kind: 'node-order', next: ['start', 'end', 'book'] }])
  const theirs = withNodes(source, book, start, end)
  const kept = mergeSettings({ base: source, theirs, next })
  expect((kept.settings.nodes as AgentNode[]).map(({ id }) => id)).toEqual(['book', 'start', 'end'])
  expect(kept.diff.kept).toMatchObject([{ kind: 'node-order' }])
})

test('nodes that share an id are merged as one list', () => {
  const twice = withNodes(source, start, start)
  const next = withNodes(source, start)
  expect(mergeSettings({ base: source, theirs: twice, next }).diff.kept).toMatchObject([{ path: 'nodes' }])
})
