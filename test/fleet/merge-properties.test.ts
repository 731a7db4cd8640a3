import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeSettings } from '#functions/fleet/merge/merge-settings'
import { settingRules } from '#functions/fleet/merge/setting-rules'
import { newAgentDefaults } from '#shared/agents/defaults'
import { AgentSettings } from '#shared/agents/schema'
import { changesBetween } from '#shared/agents/versions/changes-between'
import { isSame } from '#shared/agents/versions/is-same'

const defaults = newAgentDefaults({ title: 'Base', agentPlatform: 'vg' })
const few = <T>(...values: T[]) => fc.constantFrom(...values)
const id = few('start', 'book', 'ask.1', 'end')

const transition = fc.record({
  id: few('t1', 't2', 't3'),
  to: id,
  when: few({ kind: 'always' as const }, { kind: 'asks-person' as const }),
})
const unique = <T extends { id: string }>(item: fc.Arbitrary<T>) =>
  fc.uniqueArray(item, { maxLength: 4, selector: (it) => it.id })
const node = fc.record(
  {
    id,
    type: few('default' as const, 'end' as const),
    name: few('One', 'Two'),
    instructions: few('', 'Be brief.', 'Be kind.'),
    transitions: unique(transition),
    says: few('Hello', 'Bye'),
    position: few({ x: 1, y: 1 }, { x: 2, y: 2 }),
  },
  { requiredKeys: ['id', 'type', 'name', 'instructions', 'transitions'] },
)
const handoff = fc.record(
  {
    timeZone: few('UTC', 'Europe/Berlin'),
    hours: few([], [{ days: [1], from: '08:00', to: '17:00' }]),
    onlyOnline: fc.boolean(),
    awayMessage: few('', 'Later', 'Soon'),
    captureEmail: fc.boolean(),
  },
  { requiredKeys: ['timeZone', 'hours', 'onlyOnline', 'awayMessage'] },
)
const changes = fc.record(
  {
    title: few('A', 'B'),
    maxTokensUsage: few(0, 9),
    lang: few('en', 'de', 'fr'),
    vg_systemPrompt: few('', 'One', 'Two'),
    vg_initMessages: few([], ['Hi'], ['Hello']),
    handoff,
    nodes: unique(node),
  },
  { requiredKeys: [] },
)
const settings = changes.map((change): AgentSettings => ({ ...defaults, ...change }))
const sides = fc.record({ base: settings, theirs: settings, next: settings })
const runs = { numRuns: 150 }

test('whatever the three are, the merged agent is one, and its own settings are the copy’s', () => {
  fc.assert(
    fc.property(sides, (given) => {
      const merged = AgentSettings.parse(mergeSettings(given).settings)
      for (const [key, rule] of Object.entries(settingRules))
        if (rule === 'own') expect(merged[key as 'title']).toEqual(given.theirs[key as 'title'])
    }),
    runs,
  )
})

test('a copy that changed nothing has the new version after it, but for its own settings', () => {
  fc.assert(
    fc.property(settings, settings, (base, next) => {
      const { settings: merged, diff } = mergeSettings({ base, theirs: base, next })
      expect(diff.kept).toEqual([])
      const changed = changesBetween(next, AgentSettings.parse(merged))
      expect(changed.filter((it) => it.kind !== 'setting' || settingRules[it.path as 'lang'] === 'value')).toEqual([])
    }),
    runs,
  )
})

test('nothing that a copy changed is lost, and a source that changed nothing changes nothing', () => {
  fc.assert(
    fc.property(settings, settings, settings, (base, theirs, next) => {
      expect(mergeSettings({ base, theirs, next: base })).toMatchObject({
        settings: theirs,
        diff: { takes: [], kept: [], same: [] },
      })
      const { settings: merged } = mergeSettings({ base, theirs, next })
      for (const key of ['lang', 'vg_systemPrompt', 'vg_initMessages'] as const)
        if (!isSame(base[key], theirs[key])) expect(isSame(merged[key], theirs[key])).toBe(true)
      for (const own of theirs.nodes.filter((it) => !base.nodes.some((other) => other.id === it.id)))
        expect((merged.nodes as AgentSettings['nodes']).map((it) => it.id)).toContain(own.id)
    }),
    runs,
  )
})

test('the same push again takes nothing', () => {
  fc.assert(
    fc.property(sides, ({ base, theirs, next }) => {
      const merged = AgentSettings.parse(mergeSettings({ base, theirs, next }).settings)
      const again = mergeSettings({ base: next, theirs: merged, next })
      expect(again.diff).toEqual({ takes: [], kept: [], same: [] })
      expect(AgentSettings.parse(again.settings)).toEqual(merged)
    }),
    runs,
  )
})

test('with every kept setting chosen, the copy has all that the source has, and each choice is about its own setting alone', () => {
  fc.assert(
    fc.property(sides, ({ base, theirs, next }) => {
      const { diff } = mergeSettings({ base, theirs, next })
      const paths = diff.kept.map(({ path }) => path)
      const all = [...paths, ...diff.takes.map(({ path }) => path), ...diff.same.map(({ path }) => path)]
      expect(new Set(all).size).toBe(all.length)
      const chosen = AgentSettings.parse(mergeSettings({ base, theirs, next }, new Set(paths)).settings)
      const left = mergeSettings({ base, theirs: chosen, next }).diff
      expect(left.kept.filter(({ path }) => !path.startsWith('nodes.'))).toEqual([])
    }),
    runs,
  )
})

test('after an undo the push meets what it met before', () => {
  fc.assert(
    fc.property(sides, ({ base, theirs, next }) => {
      const first = mergeSettings({ base, theirs, next })
      // undone: the copy has `theirs` again, and its base is `base`
      expect(mergeSettings({ base, theirs, next })).toEqual(first)
      // without an undo of the base the second push would take nothing
      expect(mergeSettings({ base: next, theirs, next }).diff.takes).toEqual([])
    }),
    runs,
  )
})
