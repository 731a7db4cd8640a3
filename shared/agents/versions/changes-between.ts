import type { AgentNode, AgentSettings } from '#shared/agents/schema'

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

const prompts = new Set([
  'enableNodes',
  'vg_systemPrompt',
  'vg_initPrompt',
  'vg_initMessages',
  'vg_enableUIEngine',
  'onlyAnswerFromKnowledge',
])
const looks = new Set([
  'title',
  'description',
  'theme',
  'customThemeJSONString',
  'ADVANCED_customCSS',
  'fontFamily',
  'scrollAnimation',
  'roundedImageURL',
  'chatBgURL',
  'branding',
  'proactiveMessage',
  'messageDelayMS',
  'autoOpenWidget',
  'autoStartWidget',
  'syncBrowser',
  'listenForUrlChanges',
  'lang',
  'enableGeoAnalytics',
  'UIhandoffTitle',
  'UIhandoffSubtitle',
  'whatsappPhoneNumber',
  'ui',
])

/** What an absent setting means. */
const defaults: Readonly<Partial<Record<string, unknown>>> = {
  'ui.allowFileUpload': true,
  'ui.allowVoiceNotes': true,
  'handoff.onlyOnline': false,
  'handoff.captureEmail': true,
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
    const [was, is] = [before.get(path) ?? defaults[path], after.get(path) ?? defaults[path]]
    return isSame(was, is) ? [] : [{ kind: 'setting' as const, area: areaOf(path), path, before: was, after: is }]
  })
}

const areaOf = (path: string): ChangeArea => {
  const key = path.split('.')[0] ?? path
  if (prompts.has(key)) return 'prompt'
  return looks.has(key) ? 'widget' : 'settings'
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

const nodeParts = [
  'name',
  'type',
  'instructions',
  'says',
  'asks',
  'parts',
  'transitions',
  'isGlobal',
  'enter',
  'tells',
  'tools',
  'knowledgeTags',
  'usesKnowledge',
  'model',
] as const satisfies readonly NodePart[]

const partChanges = (was: AgentNode, node: AgentNode): AgentChange[] =>
  nodeParts
    .filter((part) => !isSame(was[part], node[part]))
    .map((part) => ({ kind: 'node', area: 'prompt', node, part, before: was[part], after: node[part] }))

/** An empty text, an empty list and nothing look the same to everybody. */
const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other)

const textOf = (value: unknown): string =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
    ? ''
    : JSON.stringify(sorted(value))

/** The order of an object's keys is no difference. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
