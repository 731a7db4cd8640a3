import type { AgentNode, AskFor, Transition, TransitionCondition, UiPart } from '#shared/agents/schema'
import type { NodePart } from '#shared/agents/versions/changes-between'
import { t as nodes } from '#web/features/agents/nodes/t.ts'
import { t as agents } from '#web/features/agents/t.ts'
import { t } from './t.ts'

const conditionText = (when: TransitionCondition): string => {
  const kind = agents(`when.${when.kind}`)
  switch (when.kind) {
    case 'always':
    case 'asks-person':
      return kind
    case 'intent':
      return t('quote', { kind, text: when.sentence })
    case 'says':
      return `${kind} ${when.anyOf.join(', ')}`
    case 'variable':
      return [when.name, agents(`is.${when.is}`), when.value].filter(Boolean).join(' ')
  }
}

const partText = (part: UiPart): string => {
  const lines = (): readonly string[] => {
    switch (part.kind) {
      case 'buttons':
        return part.buttons.map(({ label, says }) => (label === says ? label : `${label}: ${says}`))
      case 'image':
        return [part.alt, part.url]
      case 'video':
        return [part.title, part.url]
      case 'carousel':
        return part.cards.map(({ title, text, imageUrl, button }) =>
          [title, text, imageUrl, button?.label, button?.says].filter(Boolean).join(', '),
        )
      case 'form':
        return [
          ...part.fields.map(({ label, kind, variable, isRequired, choices = [], placeholder, min, max }) =>
            [
              t('asksAs', { question: label, kind: agents(`ask.${kind}`), variable }),
              isRequired && agents('isRequired'),
              ...choices,
              placeholder,
              min,
              max,
            ]
              .filter((one) => one !== undefined && one !== false && one !== '')
              .join(', '),
          ),
          part.submitLabel,
        ]
    }
  }
  return [`${nodes(`part.${part.kind}`)}:`, ...lines().map((line) => `  ${line}`)].join('\n')
}

const askText = ({ question, kind, variable, choices = [], retry }: AskFor): string =>
  [t('asksAs', { question, kind: agents(`ask.${kind}`), variable }), ...choices, retry].filter(Boolean).join(', ')

type NamedNode = Pick<AgentNode, 'id' | 'name'>

/** One part of a node in words; empty for nothing. `all` are the nodes of that state, for their names. */
export const nodeText = (part: NodePart, node: AgentNode, all: readonly NamedNode[]): string => {
  const goesTo = ({ to, when }: Transition) =>
    t('goesTo', { condition: conditionText(when), node: all.find(({ id }) => id === to)?.name ?? to })
  switch (part) {
    case 'name':
    case 'instructions':
    case 'says':
    case 'model':
      return node[part] ?? ''
    case 'type':
      return agents(`type.${node.type}`)
    case 'asks':
      return (node.asks ?? []).map(askText).join('\n')
    case 'parts':
      return (node.parts ?? []).map(partText).join('\n')
    case 'transitions':
      return node.transitions.map(goesTo).join('\n')
    case 'enter':
      return node.enter ? conditionText(node.enter) : ''
    case 'tells':
      return agents(`tells.${node.tells ?? 'nothing'}`)
    case 'tools':
    case 'knowledgeTags':
      return (node[part] ?? []).join('\n')
    case 'isGlobal':
      return t(node.isGlobal ? 'on' : 'off')
    case 'usesKnowledge':
      return t(node.usesKnowledge === false ? 'off' : 'on')
  }
}

/** What visitors notice of a whole node, a line each. */
export const wholeNodeText = (node: AgentNode, all: readonly NamedNode[]): string =>
  (['instructions', 'says', 'asks', 'parts', 'transitions'] as const)
    .map((part) => nodeText(part, node, all))
    .filter(Boolean)
    .join('\n')
