import type { AgentLanguage } from '#shared/agents/languages'
import type { AgentNode, AgentSettings, Transition, TransitionCondition, UiPart } from '#shared/agents/schema'
import { farewells } from './farewells.ts'
import { saysGoodbye } from './says-goodbye.ts'
import { starterIn } from './starter/starter-in.ts'
import type { TemplateWords } from './template-words.ts'
import { DEFAULT_TEMPLATE, templates } from './templates.ts'
import { translatedTemplates } from './translated-templates.ts'

/**
 * What of a template's settings depends on the language: texts, nodes, what visitors say, and what it transcribes. Nothing in English, where
 * the template has no words in the language, and for one that is not ours, so that no agent speaks two languages.
 */
export const templateIn = async (
  lang: AgentLanguage,
  key: string,
  defaults: Pick<AgentSettings, 'voiceConfig'>,
): Promise<Partial<AgentSettings>> => {
  if (key === DEFAULT_TEMPLATE) return starterIn(lang, defaults)
  if (lang === 'en') return {}
  const words = (await translatedTemplates(lang))[key]
  const template = templates.find((one) => one.key === key)?.template
  if (!words || !template) return {}
  return {
    ...starterIn(lang, defaults),
    description: words.description,
    proactiveMessage: words.proactiveMessage,
    vg_systemPrompt: words.systemPrompt,
    vg_initMessages: [words.nodes.start?.says ?? ''],
    nodes: template.nodes.map((node) => nodeIn(node, words, farewells[lang])),
  }
}

/** A node in other words; ids, variables and where it leads stay. */
const nodeIn = (node: AgentNode, words: TemplateWords, leave: readonly string[]): AgentNode => {
  const { asks = [], buttons = [], cards = [], ...texts } = words.nodes[node.id] ?? { name: node.name }
  return {
    ...structuredClone(node),
    ...texts,
    ...(node.asks && {
      asks: node.asks.map((ask, at) => {
        const { choices, ...asked } = asks[at] ?? {}
        return { ...ask, ...asked, ...(choices && { choices: [...choices] }) }
      }),
    }),
    ...(node.parts && { parts: node.parts.map((part) => partIn(part, buttons, cards)) }),
    ...(node.enter && { enter: conditionIn(node.enter, words, leave) }),
    transitions: node.transitions.map((one): Transition => ({ ...one, when: conditionIn(one.when, words, leave) })),
  }
}

type NodeWords = TemplateWords['nodes'][string]

const partIn = (
  part: UiPart,
  buttons: NonNullable<NodeWords['buttons']>,
  cards: NonNullable<NodeWords['cards']>,
): UiPart => {
  if (part.kind === 'buttons')
    return { ...part, buttons: part.buttons.map((button, at) => ({ ...button, ...buttons[at] })) }
  if (part.kind !== 'carousel') return part
  return {
    ...part,
    cards: part.cards.map((card, at) => {
      const { title, text, ...button } = cards[at] ?? { title: card.title, text: card.text }
      return { ...card, title, text, ...(card.button && { button: { ...card.button, ...button } }) }
    }),
  }
}

const conditionIn = (
  when: TransitionCondition,
  { phrases, sentences }: TemplateWords,
  leave: readonly string[],
): TransitionCondition => {
  if (when === saysGoodbye) return { kind: 'says', anyOf: [...leave] }
  if (when.kind === 'says') return { ...when, anyOf: [...(phrases[when.anyOf[0] ?? ''] ?? when.anyOf)] }
  if (when.kind === 'intent') return { ...when, sentence: sentences[when.sentence] ?? when.sentence }
  return when
}
