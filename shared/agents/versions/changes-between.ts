import type { AgentNode, AgentSettings } from '#shared/agents/schema'
import { absentSettings } from './absent-settings.ts'
import { areaOf } from './area-of.ts'
import { isSame } from './is-same.ts'
import { nodeParts } from './node-parts.ts'

export type ChangeArea = 'prompt' | 'widget' | 'settings'

/** What a node has besides its place on the canvas, which visitors never see. */
export type NodePart = Exclude<keyof AgentNode, 'id' | 'position'>

export type AgentChange =
  | {
      readonly kind: 'setting'
      readonly area: ChangeArea
      /** As it is named to people, with a dot for what is inside another: `security.spendGuards.perDay`. */
      readonly path: string
      readonly before: unknown
      readonly after: unknown
    }
  | { readonly kind: 'node-added' | 'node-removed'; readonly area: 'prompt'; readonly node: AgentNode }
  | {
      readonly kind: 'node'
      readonly area: 'prompt'
      readonly node: AgentNode
      readonly part: NodePart
      readonly before: unknown
      readonly after: unknown
    }
  /** Nodes stand in another order; the names in the order before and after. */
  | {
      readonly kind: 'node-order'
      readonly area: 'prompt'
      readonly before: readonly string[]
      readonly after: readonly string[]
    }

/** Prompt first; empty if visitors would notice none. `live` and `draft` are both whole. */
export const changesBetween = (live: AgentSettings, draft: AgentSettings): readonly AgentChange[] => {
  const order: readonly ChangeArea[] = ['prompt', 'widget', 'settings']
  return [...nodeChanges(live.nodes, draft.nodes), ...settingChanges(live, draft)].toSorted(
    (one, other) => order.indexOf(one.area) - order.indexOf(other.area),
  )
}

const settingChanges = (live: AgentSettings, draft: AgentSettings): AgentChange[] => {
  const [before, after] = [valuesOf(live), valuesOf(draft)]
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((path) => {
    const [was, is] = [before.get(path) ?? absentSettings[path], after.get(path) ?? absentSettings[path]]
    return isSame(was, is) ? [] : [{ kind: 'setting' as const, area: areaOf(path), path, before: was, after: is }]
  })
}

const valuesOf = (settings: AgentSettings): ReadonlyMap<string, unknown> => {
  const found = new Map<string, unknown>()
  const walk = (value: object, lead: string) => {
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'object' && inner !== null && !Array.isArray(inner)) walk(inner, `${lead}${key}.`)
      else found.set(lead + key, inner)
    }
  }
  const { nodes: _nodes, ...rest } = settings
  walk(rest, '')
  return found
}

const nodeChanges = (live: readonly AgentNode[], draft: readonly AgentNode[]): AgentChange[] => {
  const before = new Map(live.map((node) => [node.id, node]))
  const after = new Map(draft.map((node) => [node.id, node]))
  const changed = draft.flatMap((node): AgentChange[] => {
    const was = before.get(node.id)
    return was ? partChanges(was, node) : [{ kind: 'node-added', area: 'prompt', node }]
  })
  const removed = live
    .filter(({ id }) => !after.has(id))
    .map((node): AgentChange => ({ kind: 'node-removed', area: 'prompt', node }))
  const kept = live.filter(({ id }) => after.has(id))
  const keptNow = draft.filter(({ id }) => before.has(id))
  const names = (nodes: readonly AgentNode[]) => nodes.map(({ id, name }) => after.get(id)?.name ?? name)
  const isMoved = kept.some(({ id }, at) => keptNow[at]?.id !== id)
  return [
    ...changed,
    ...removed,
    ...(isMoved
      ? [{ kind: 'node-order' as const, area: 'prompt' as const, before: names(kept), after: names(keptNow) }]
      : []),
  ]
}

const partChanges = (was: AgentNode, node: AgentNode): AgentChange[] =>
  nodeParts
    .filter((part) => !isSame(was[part], node[part]))
    .map((part) => ({ kind: 'node', area: 'prompt', node, part, before: was[part], after: node[part] }))
