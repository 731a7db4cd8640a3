import { defect, log } from '#lib/log'
import type { TakeOutcome } from './lease/take-outcome.ts'
import { recordRefusal } from './record-refusal.ts'
import { refusalOf } from './refusal-of.ts'

/** Counts a message that a limit refuses for the team, and throws its `Problem`. Does nothing for any other outcome. */
export const throwRefusal = async (conversationId: string, outcome: TakeOutcome): Promise<void> => {
  const refusal = refusalOf(outcome)
  if (!refusal) return
  // a flood contends for the count, and the visitor's answer must not depend on that
  await recordRefusal(conversationId).catch((failure: unknown) =>
    log('warn', 'refused message not counted', { ...defect(failure), conversationId }),
  )
  throw refusal
}
