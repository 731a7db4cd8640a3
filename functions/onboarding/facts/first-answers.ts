import type { AgentLanguage } from '#shared/agents/languages'
import { factSentences } from '#shared/onboarding/fact-sentences'
import type { Fact } from './fact.ts'

interface Known {
  readonly company: { readonly name: string; readonly description: string }
  readonly facts: readonly Fact[]
  readonly lang: AgentLanguage
}

interface FirstAnswer {
  readonly id: 'does' | 'open' | 'reach'
  readonly question: string
  readonly alsoAskedAs: readonly string[]
  readonly answer: string
}

/** The Q&As of a new agent: what its company does, in the owner's words, and when it is open and how to reach it if known. */
export const firstAnswers = ({ company, facts, lang }: Known): FirstAnswer[] => {
  const { labels, whatItDoes, whenOpen, howToReach } = factSentences[lang]
  const hours = facts.filter(({ kind }) => kind === 'hours')
  const contacts = facts.filter(({ kind }) => kind === 'phone' || kind === 'email' || kind === 'address')
  return [
    { id: 'does' as const, asked: whatItDoes(company.name), answer: company.description },
    { id: 'open' as const, asked: whenOpen, answer: hours.map(({ value }) => `- ${value}`).join('\n') },
    {
      id: 'reach' as const,
      asked: howToReach,
      answer: contacts.map(({ kind, value }) => `- ${labels[kind]}: ${value}`).join('\n'),
    },
  ].flatMap(({ id, asked: [question, ...alsoAskedAs], answer }) =>
    answer ? [{ id, question, alsoAskedAs, answer }] : [],
  )
}
