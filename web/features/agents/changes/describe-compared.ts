import type { AgentNode } from '#shared/agents/schema'
import type { AgentChange, NodePart } from '#shared/agents/versions/changes-between'
import { nodePartLabels } from './node-part-labels.ts'
import { nodeText, wholeNodeText } from './node-text.ts'
import { settingLabels } from './setting-labels.ts'
import { settingText } from './setting-text.ts'
import { t } from './t.ts'

/** A difference between two agents as the server names it, with both values. */
interface Compared {
  readonly kind: AgentChange['kind']
  readonly area: AgentChange['area']
  /** Of a setting: its path, as `changesBetween` names it. */
  readonly setting?: string | undefined
  readonly node?: { readonly name: string } | undefined
  readonly part?: string | undefined
}

/** What a difference is called: the setting, or the node and its part. */
export const comparedLabel = ({ kind, setting = '', node, part = '' }: Compared): { title: string; about?: string } => {
  switch (kind) {
    case 'setting':
      return { title: settingLabels[setting] ?? setting }
    case 'node':
      return { title: node?.name ?? '', about: isNodePart(part) ? nodePartLabels[part] : part }
    case 'node-added':
      return { title: node?.name ?? '', about: t('nodeAdded') }
    case 'node-removed':
      return { title: node?.name ?? '', about: t('nodeRemoved') }
    case 'node-order':
      return { title: t('nodeOrder') }
  }
}

/** One of its values in words, empty for nothing. `all` names the nodes that transitions lead to. */
export const comparedText = (
  { kind, setting = '', part = '' }: Compared,
  value: unknown,
  all: readonly Pick<AgentNode, 'id' | 'name'>[],
): string => {
  if (value === undefined || value === null) return ''
  switch (kind) {
    case 'setting':
      return settingText(setting, value)
    case 'node':
      return isNodePart(part) ? nodeText(part, { ...blankNode, [part]: value }, all) : ''
    case 'node-added':
    case 'node-removed':
      return wholeNodeText({ ...blankNode, ...value }, all)
    case 'node-order':
      return Array.isArray(value) ? value.join('\n') : ''
  }
}

/** Its area in words. */
export const areaLabel = (area: Compared['area']): string => t(area)

const isNodePart = (part: string): part is NodePart => part in nodePartLabels

const blankNode = {
  id: '',
  name: '',
  type: 'default',
  instructions: '',
  position: { x: 0, y: 0 },
  transitions: [],
} as const satisfies Partial<AgentNode>
