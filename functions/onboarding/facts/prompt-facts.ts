import type { AgentLanguage } from '#shared/agents/languages'
import { type Fact, type FactKind, factKinds } from '#shared/onboarding/fact'
import { factSentences } from '#shared/onboarding/fact-sentences'

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
  for (const line of linesOf(facts, labels)) if (text.length + line.length <= MAX_LENGTH) text += line
  return text
}

/** A line for each fact, and one for all areas and all services. */
const linesOf = (facts: readonly Fact[], labels: Readonly<Record<FactKind, string>>): string[] =>
  factKinds.flatMap((kind) => {
    const all = facts.filter((fact) => fact.kind === kind)
    if (kind === 'area' || kind === 'service')
      return all.length > 0 ? [`\n- ${labels[kind]}: ${all.map(({ value }) => quoted(value)).join(', ')}`] : []
    return all.map(({ label, value }) => `\n- ${labels[kind]}${label ? ` ${quoted(label)}` : ''}: ${quoted(value)}`)
  })

/** In quotes that the text itself cannot contain, without the brackets of tags. */
const quoted = (text: string): string => `"${text.replace(/["<>\n]/g, ' ')}"`
