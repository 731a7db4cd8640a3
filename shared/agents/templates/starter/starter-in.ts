import type { AgentLanguage } from '#shared/agents/languages'
import type { AgentNode, AgentSettings } from '#shared/agents/schema'
import { starterNodes } from '#shared/agents/starter-nodes'
import { farewells } from '#shared/agents/templates/farewells'
import { saysGoodbye } from '#shared/agents/templates/says-goodbye'
import { de } from './de.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { nl } from './nl.ts'
import { pt } from './pt.ts'
import type { StarterWords } from './starter-words.ts'
import { zh } from './zh.ts'

const translations: Readonly<Record<Exclude<AgentLanguage, 'en'>, StarterWords>> = { de, fr, es, it, pt, nl, ja, zh }

/** What of a new agent's settings depends on its language: its texts, its nodes, and what it transcribes. */
export const starterIn = (lang: AgentLanguage, { voiceConfig }: Pick<AgentSettings, 'voiceConfig'>) => {
  if (lang === 'en') return { nodes: structuredClone([...starterNodes]) }
  const words = translations[lang]
  return {
    lang,
    description: words.description,
    proactiveMessage: `👋 ${words.greeting}`,
    UIhandoffTitle: words.handoffTitle,
    UIhandoffSubtitle: words.handoffSubtitle,
    vg_systemPrompt: words.systemPrompt,
    vg_initMessages: [words.greeting],
    nodes: [...starterNodesIn(lang)],
    voiceConfig: { ...voiceConfig, transcriber: { ...voiceConfig.transcriber, language: lang } },
  } satisfies Partial<AgentSettings>
}

/** The nodes of a new agent in a language. */
export const starterNodesIn = (lang: AgentLanguage): readonly AgentNode[] =>
  lang === 'en' ? starterNodes : starterNodes.map((node) => nodeIn(node, translations[lang], farewells[lang]))

export const starterHandoffTitle = (lang: Exclude<AgentLanguage, 'en'>): string => translations[lang].handoffTitle

/** A node with its texts replaced, and the words by which visitors take leave; ids, conditions and transitions stay. */
const nodeIn = (node: AgentNode, { nodes }: StarterWords, leave: readonly string[]): AgentNode => {
  const { asks = [], ...texts } = nodes[node.id] ?? {}
  const asked = node.asks?.map((ask, at) => ({ ...ask, ...asks[at] }))
  const transitions = node.transitions.map((one) =>
    one.when === saysGoodbye ? { ...one, when: { kind: 'says' as const, anyOf: [...leave] } } : one,
  )
  return { ...structuredClone({ ...node, transitions }), ...texts, ...(asked ? { asks: asked } : {}) }
}
