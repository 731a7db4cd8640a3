import type { AgentSettings } from '#shared/agents/schema'
import { absentSettings } from '#shared/agents/versions/absent-settings'
import { areaOf } from '#shared/agents/versions/area-of'
import type { FleetDiff } from '#shared/fleet/fleet-change'
import { type Judge, judgeWith, type Sides } from './judge.ts'
import { mergeNodes } from './merge-nodes.ts'
import { neededNodes } from './needed-nodes.ts'
import { settingRules } from './setting-rules.ts'

interface Merged {
  /** Not checked against the limits of an agent: a list of both may be too long. */
  readonly settings: Readonly<Record<string, unknown>>
  readonly diff: FleetDiff
}

const noPaths: ReadonlySet<string> = new Set()

/**
 * What a copy has after its source's next version: setting by setting the source's, where only the source changed it since the `base`,
 * else its own. `takeNew` are paths of the diff's `kept` of which it gets the source's all the same.
 */
export const mergeSettings = (sides: Sides<AgentSettings>, takeNew: ReadonlySet<string> = noPaths): Merged => {
  const removed = new Set(
    sides.base.nodes.map(({ id }) => id).filter((id) => !sides.next.nodes.some((it) => it.id === id)),
  )
  const needed = new Set<string>()
  for (;;) {
    const { judge, diff } = judgeWith(takeNew)
    const nodes = mergeNodes(ofKey(sides, 'nodes'), judge, needed)
    const missing = neededNodes(nodes, sides.next.nodes).filter((id) => removed.has(id) && !needed.has(id))
    if (missing.length === 0) return { settings: { ...mergeRest(sides, judge), nodes }, diff }
    for (const id of missing) needed.add(id)
  }
}

const ofKey = <K extends keyof AgentSettings>({ base, theirs, next }: Sides<AgentSettings>, key: K) => ({
  base: base[key],
  theirs: theirs[key],
  next: next[key],
})

const mergeRest = (sides: Sides<AgentSettings>, judge: Judge): Record<string, unknown> => {
  const merged = Object.entries(settingRules).map(([key, rule]) => {
    const found = ofKey(sides, key as keyof AgentSettings)
    if (rule === 'own' || rule === 'nodes') return [key, found.theirs]
    return [key, rule === 'parts' ? mergeParts(key, found, judge) : mergeValue(key, found, judge)]
  })
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
}

const mergeParts = (path: string, { base, theirs, next }: Sides, judge: Judge): unknown => {
  if (!isGroup(theirs) || !isGroup(next)) return mergeValue(path, { base, theirs, next }, judge)
  const before = isGroup(base) ? base : {}
  const merged = [...new Set([...Object.keys(theirs), ...Object.keys(next)])].map((name) => [
    name,
    mergeParts(`${path}.${name}`, { base: before[name], theirs: theirs[name], next: next[name] }, judge),
  ])
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
}

const mergeValue = (path: string, sides: Sides, judge: Judge): unknown => {
  const meant = (value: unknown) => value ?? absentSettings[path]
  const shown = { base: meant(sides.base), theirs: meant(sides.theirs), next: meant(sides.next) }
  const { theirs, next } = shown
  return sides[judge({ path, area: areaOf(path), kind: 'setting', setting: path, theirs, next }, shown)]
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
