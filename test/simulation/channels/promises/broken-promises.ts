import type { Item } from '#infra/local/database/engine/expressions'
import type { Burst, Line } from '#test/simulation/channels/line'
import type { playDiscord } from '#test/simulation/channels/providers/discord'
import type { PlayedProvider } from '#test/simulation/channels/providers/played-provider'
import type { playWhatsapp } from '#test/simulation/channels/providers/whatsapp'
import type { Journal } from '#test/simulation/turns/journal'
import { bookFaultsIn } from '#test/support/database/books-in'
import { lostFiles } from './lost-files.ts'
import { unansweredLines } from './unanswered-lines.ts'
import { wrongAnswers } from './wrong-answers.ts'
import { wrongCharges } from './wrong-charges.ts'
import { wrongInteractions } from './wrong-interactions.ts'
import { wrongSends } from './wrong-sends.ts'

/** All that is known at the end of a run. */
export interface Outcome {
  readonly items: readonly Item[]
  readonly lines: readonly Line[]
  readonly bursts: readonly Burst[]
  readonly journal: Journal
  readonly counts: Record<string, number>
  readonly providers: readonly PlayedProvider[]
  readonly discord: ReturnType<typeof playDiscord>
  readonly whatsapp: ReturnType<typeof playWhatsapp>
  readonly files: readonly string[]
}

/** What must hold at the end of every run, whatever happened in it. */
export const brokenPromises = (outcome: Outcome): readonly string[] => [
  ...unansweredLines(outcome),
  ...lostFiles(outcome),
  ...wrongAnswers(outcome),
  ...wrongCharges(outcome),
  ...wrongSends(outcome),
  ...wrongInteractions(outcome),
  ...bookFaultsIn(outcome.items),
]
