import { schedule } from '#lib/events/schedule'
import { defect, log } from '#lib/log'
import { world } from '#lib/world'
import { countQuestions } from './count-questions.ts'
import { ASKED_SHARDS, unansweredQuestions } from './store.ts'

/** A run starts each minute, and begins no further agent after this time; the next run takes the rest. */
const MAX_RUN_MS = 50_000

/**
 * Adds the unanswered questions that wait to their agents' gaps. An agent whose questions cannot be counted does not stop the
 * others; a second run finds them counted.
 */
export const handler = schedule(async () => {
  const startedAt = world().now()
  let count = 0
  for (const agentId of await agentsWithQuestions()) {
    if (world().now() - startedAt >= MAX_RUN_MS) break
    try {
      await countQuestions(agentId)
      count++
    } catch (failure) {
      log('error', 'unanswered questions were not counted', { ...defect(failure), agentId })
    }
  }
  return { count }
})

const agentsWithQuestions = async (): Promise<ReadonlySet<string>> => {
  const found = new Set<string>()
  for (let shard = 0; shard < ASKED_SHARDS; shard++) {
    let after: string | undefined
    do {
      // unparsed: one broken row must not hide the others
      const page = await unansweredQuestions.partition(`ASKED#${shard}`, {
        from: '0',
        to: '~',
        after,
        consistent: true,
      })
      for (const { sk } of page.items) found.add(String(sk).slice(0, String(sk).lastIndexOf('#')))
      after = page.cursor
    } while (after)
  }
  return found
}
