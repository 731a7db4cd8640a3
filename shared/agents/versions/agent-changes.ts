import type { AgentNode, AgentSettings, TransitionCondition } from '#shared/agents/schema'

export type ChangeArea = 'prompt' | 'widget' | 'settings'

/** A difference between two states of an agent, as texts for comparison. */
export interface AgentChange {
  readonly area: ChangeArea
  /** The field's or the node's name. */
  readonly name: string
  /** `undefined` if it was added. */
  readonly before: string | undefined
  /** `undefined` if it was removed. */
  readonly after: string | undefined
}

const prompts = new Set<string>(['vg_systemPrompt', 'vg_initPrompt', 'vg_initMessages', 'onlyAnswerFromKnowledge'])
const looks = new Set<string>([
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
  'UIhandoffTitle',
  'UIhandoffSubtitle',
  'whatsappPhoneNumber',
  'ui',
])

const areaOf = (field: string): ChangeArea => (prompts.has(field) ? 'prompt' : looks.has(field) ? 'widget' : 'settings')

const conditionText = (when: TransitionCondition): string => {
  switch (when.kind) {
    case 'always':
      return 'always'
    case 'intent':
      return `when ${when.sentence}`
    case 'asks-person':
      return 'when the visitor asks for a person'
    case 'says':
      return `when the visitor says ${when.anyOf.join(' or ')}`
    case 'variable':
      return `when ${when.name} is ${when.is}${when.value === undefined ? '' : ` ${when.value}`}`
  }
}

/** A node as lines, without its position on the canvas, which visitors never see. */
const nodeText = (node: AgentNode, nodes: readonly AgentNode[]): string => {
  const {
    id: _id,
    name,
    type,
    instructions,
    says,
    asks = [],
    transitions,
    position: _position,
    enter,
    parts,
    ...rest
  } = node
  const nameOf = (id: string) => nodes.find((other) => other.id === id)?.name ?? id
  return [
    `${name} (${type})`,
    ...(enter ? [`Reached ${conditionText(enter)}`] : []),
    ...(says ? [`Says: ${says}`] : []),
    ...(instructions ? [instructions] : []),
    ...asks.map(({ question, variable }) => `Asks for ${variable}: ${question}`),
    ...transitions.map(({ to, when }) => `Continues to ${nameOf(to)} ${conditionText(when)}`),
    ...(parts && parts.length > 0 ? [JSON.stringify(parts)] : []),
    ...Object.entries(rest)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => `${field}: ${JSON.stringify(value)}`),
  ].join('\n')
}

const valueText = (value: unknown): string | undefined => {
  if (value === undefined) return undefined
  return typeof value === 'string' ? value : JSON.stringify(value, null, 1)
}

const nodeChanges = (before: readonly AgentNode[], after: readonly AgentNode[]): AgentChange[] => {
  const ids = [...new Set([...before, ...after].map(({ id }) => id))]
  const textIn = (nodes: readonly AgentNode[], id: string) => {
    const node = nodes.find((one) => one.id === id)
    return node && nodeText(node, nodes)
  }
  return ids.map((id) => ({
    area: 'prompt' as const,
    name: [...after, ...before].find((node) => node.id === id)?.name ?? id,
    before: textIn(before, id),
    after: textIn(after, id),
  }))
}

/** The differences between two states of an agent, prompt first; empty if visitors would notice none. */
export const agentChanges = (before: AgentSettings, after: AgentSettings): readonly AgentChange[] => {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((field) => field !== 'nodes')
  const read = (settings: AgentSettings, field: string) => valueText(settings[field as keyof AgentSettings])
  const order: readonly ChangeArea[] = ['prompt', 'widget', 'settings']
  return [
    ...nodeChanges(before.nodes, after.nodes),
    ...fields.map((field) => ({
      area: areaOf(field),
      name: field,
      before: read(before, field),
      after: read(after, field),
    })),
  ]
    .filter((change) => change.before !== change.after)
    .toSorted((one, other) => order.indexOf(one.area) - order.indexOf(other.area))
}
