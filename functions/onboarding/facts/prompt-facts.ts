import type { AgentLanguage } from '#shared/agents/languages'
import { factSentences } from '#shared/onboarding/fact-sentences'
import type { Fact } from './fact.ts'

const MAX_LENGTH = 1500

interface Read {
  readonly facts: readonly Fact[]
  readonly lang: AgentLanguage
  /** The site's host. */
  readonly site: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Facts for a system prompt, each quoted as data, up to 1,500 characters; empty without any. */
export const promptFacts = ({ facts, lang, site, at }: Read): string => {
  if (facts.length === 0) return ''
  const { intro, labels } = factSentences[lang]
  let text = intro(site, new Date(at).toISOString().slice(0, 10))
  for (const { kind, label, value } of facts) {
    const line = `\n- ${labels[kind]}${label ? ` ${quoted(label)}` : ''}: ${quoted(value)}`
    if (text.length + line.length <= MAX_LENGTH) text += line
  }
  return text
}

/** In quotes that the text itself cannot contain, without the brackets of tags. */
const quoted = (text: string): string => `"${text.replace(/["<>\n]/g, ' ')}"`
