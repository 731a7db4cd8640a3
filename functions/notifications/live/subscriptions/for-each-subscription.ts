import { defect, log } from '#lib/log'
import { type Subscription, subscriptions } from './store.ts'

/**
 * Runs `work` for every subscription of a topic. One that fails is logged and costs the others nothing: trying all again
 * would push twice to those that worked.
 */
export const forEachSubscription = async (
  topic: string,
  work: (subscription: Subscription) => Promise<void>,
): Promise<void> => {
  let after: string | undefined
  do {
    const page = await subscriptions.list(`SUBJ#${topic}`, undefined, { limit: 100, after })
    const outcomes = await Promise.allSettled(page.items.map(work))
    const failures = outcomes.filter((outcome) => outcome.status === 'rejected')
    if (failures.length > 0) log('warn', 'not pushed', { count: failures.length, ...defect(failures[0]?.reason) })
    after = page.cursor
  } while (after)
}
