import type { AgentLanguage } from '#shared/agents/languages'
import type { Fact, FactKind } from '#shared/onboarding/fact'
import { factSentences } from '#shared/onboarding/fact-sentences'

interface Known {
  readonly company: { readonly name: string; readonly description: string }
  readonly facts: readonly Fact[]
  readonly lang: AgentLanguage
}

interface FirstAnswer {
  readonly id: 'does' | 'open' | 'reach' | 'offer' | 'areas'
  readonly question: string
  readonly alsoAskedAs: readonly string[]
  readonly answer: string
}

/**
 * The Q&As of a new agent: what its company does, in the owner's words, and if known when it is open,
 * what it offers, where, and how to reach it.
 */
export const firstAnswers = ({ company, facts, lang }: Known): FirstAnswer[] => {
  const { labels, whatItDoes, whenOpen, howToReach, whatServices, whereServed } = factSentences[lang]
  const valuesOf = (kind: FactKind) =>
    facts
      .filter((fact) => fact.kind === kind)
      .map(({ value }) => `- ${value}`)
      .join('\n')
  const contacts = facts.filter(({ kind }) => kind === 'phone' || kind === 'email' || kind === 'address')
  return [
    { id: 'does' as const, asked: whatItDoes(company.name), answer: company.description },
    { id: 'open' as const, asked: whenOpen, answer: valuesOf('hours') },
    { id: 'offer' as const, asked: whatServices, answer: valuesOf('service') },
    { id: 'areas' as const, asked: whereServed, answer: valuesOf('area') },
    {
      id: 'reach' as const,
      asked: howToReach,
      answer: contacts.map(({ kind, value }) => `- ${labels[kind]}: ${value}`).join('\n'),
    },
  ].flatMap(({ id, asked: [question, ...alsoAskedAs], answer }) =>
    answer ? [{ id, question, alsoAskedAs, answer }] : [],
  )
}
