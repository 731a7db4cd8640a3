import { HANDOFF_TITLE } from '#shared/agents/handoff-title'
import { agentLanguages } from '#shared/agents/languages'
import type { AgentNode } from '#shared/agents/schema'
import { starterHandoffTitle, starterNodesIn } from '#shared/agents/templates/starter/starter-in'
import { type TextLanguage, textLanguageOfTag } from '#shared/models/text-language'

/** What an agent says word for word: a node's text, its questions, and what it asks after a wrong answer. */
const textsOf = ({ says = '', asks = [] }: AgentNode): readonly string[] => [
  says,
  ...asks.flatMap(({ question, retry = '' }) => [question, retry]),
]

const starters = agentLanguages.map((language) => ({ language, texts: starterNodesIn(language).flatMap(textsOf) }))
const places = new Map(
  starters.flatMap(({ texts }) => texts.flatMap((text, at) => (text === '' ? [] : [[text, at] as const]))),
)

/**
 * Nodes whose words are still those that every new agent has, in another language: they are the product's. What an owner wrote is not
 * changed.
 */
export const nodesIn = (tag: string, nodes: readonly AgentNode[]): readonly AgentNode[] => {
  const language = textLanguageOfTag(tag)
  const own = starters.find((one) => one.language === language)
  if (!own) return nodes
  const translate = (text: string): string => own.texts[places.get(text) ?? -1] ?? text
  return nodes.map((node) => ({
    ...node,
    ...(node.says === undefined ? {} : { says: translate(node.says) }),
    ...(node.asks && {
      asks: node.asks.map((ask) => ({
        ...ask,
        question: translate(ask.question),
        ...(ask.retry === undefined ? {} : { retry: translate(ask.retry) }),
      })),
    }),
  }))
}

/** Arabic has no starter, but the widget has this label in it. */
const arabicTitle = 'التحدث إلى شخص'
const titles: readonly (readonly [TextLanguage, string])[] = [
  ['en', HANDOFF_TITLE],
  ['ar', arabicTitle],
  ...agentLanguages.flatMap((language) =>
    language === 'en' ? [] : [[language, starterHandoffTitle(language)] as const],
  ),
]

/** The product's label in a language; an owner's own as it is. */
export const handoffTitleIn = (tag: string, title: string): string =>
  titles.some(([, own]) => own === title.trim())
    ? (titles.find(([language]) => language === textLanguageOfTag(tag))?.[1] ?? title)
    : title
