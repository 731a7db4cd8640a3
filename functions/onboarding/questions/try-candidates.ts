import type { PageFile } from '#features/crawls'
import type { AgentLanguage } from '#shared/agents/languages'
import type { Citation } from '#shared/conversations/schema'
import type { TriedQuestion } from '#shared/onboarding/schema'
import { candidatesOf } from './candidates-of.ts'
import { goodAnswer } from './good-answer.ts'

const MOST = 4
const MOST_OF_A_KIND = 2

interface Trials {
  readonly pages: readonly Pick<PageFile, 'url' | 'blocks'>[]
  readonly lang: AgentLanguage
  readonly ask: (
    question: string,
  ) => Promise<{ readonly text: string; readonly citations: readonly Citation[] } | undefined>
}

/** The questions that the agent answered well when it was asked, with different answers; at most four, none is fine. */
export const tryCandidates = async ({ pages, lang, ask }: Trials): Promise<TriedQuestion[]> => {
  const bodies = pages.map(({ blocks }) => blocks.map(({ text }) => text).join('\n'))
  const tried: TriedQuestion[] = []
  const kinds = new Map<string, number>()
  for (const candidate of candidatesOf(pages, lang)) {
    const ofKind = kinds.get(candidate.kind) ?? 0
    if (tried.length === MOST || ofKind === MOST_OF_A_KIND) continue
    const asked = await ask(candidate.question)
    const good = asked && goodAnswer(candidate, asked, bodies)
    if (!good || tried.some(({ answer }) => answer === good.answer)) continue
    tried.push({ question: candidate.question, ...good })
    kinds.set(candidate.kind, ofKind + 1)
  }
  return tried
}
