import { isAgent } from '#features/agents'
import { present } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import type { Gap } from '#shared/gaps/schema'
import { changeGaps } from './change-gaps.ts'
import { ASKED_SHARDS, gaps, type UnansweredQuestion, unansweredQuestions } from './store.ts'
import { withQuestion } from './with-question.ts'

/** Each question takes at most three writes of a transaction's 99: it goes, its gap opens, another gap leaves. */
const AT_ONCE = 33

/**
 * Adds the unanswered questions of an agent that wait to its gaps, oldest first. Each is removed in the transaction that
 * counts it, so that two runs at once count it once. Those of a deleted agent are only removed.
 */
export const countQuestions = async (agentId: string): Promise<void> => {
  const waiting = await waitingQuestions(agentId)
  if (waiting.length === 0) return
  if (!(await isAgent(agentId))) {
    for (const question of waiting) await unansweredQuestions.drop(question)
    return
  }
  for (let at = 0; at < waiting.length; at += AT_ONCE) {
    const some = waiting.slice(at, at + AT_ONCE)
    let left: readonly UnansweredQuestion[] | undefined
    await changeGaps(agentId, async (known) => {
      // on a further try, a concurrent run may have counted some of them
      left = left ? await stillWaiting(some) : some
      return [
        ...left.map((question) => unansweredQuestions.removing(question, { id: present })),
        ...gapWrites(known, left.reduce(withQuestion, known)),
      ]
    })
  }
}

/** Ids are ULIDs. */
const byAge = (one: UnansweredQuestion, other: UnansweredQuestion): number => (one.id < other.id ? -1 : 1)

const stillWaiting = async (some: readonly UnansweredQuestion[]): Promise<readonly UnansweredQuestion[]> => {
  const found = await Promise.all(
    some.map(({ agentId, id }) => unansweredQuestions.get({ agentId, id }, { consistent: true })),
  )
  return found.filter((question) => question !== undefined)
}

const waitingQuestions = async (agentId: string): Promise<readonly UnansweredQuestion[]> => {
  const shards = await Promise.all(Array.from({ length: ASKED_SHARDS }, (_, shard) => waitingIn(shard, agentId)))
  return shards.flat().sort(byAge)
}

const waitingIn = async (shard: number, agentId: string): Promise<readonly UnansweredQuestion[]> => {
  const found: UnansweredQuestion[] = []
  let after: string | undefined
  do {
    const page = await unansweredQuestions.list(`ASKED#${shard}`, `${agentId}#`, { after, consistent: true })
    found.push(...page.items)
    after = page.cursor
  } while (after)
  return found
}

/** The writes that lead from the gaps that are stored to the next ones. */
const gapWrites = (known: readonly Gap[], next: readonly Gap[]): readonly Write[] => {
  const before = new Map(known.map((gap) => [gap.id, gap]))
  const after = new Set(next.map(({ id }) => id))
  return [
    ...next.flatMap((gap) => {
      if (before.get(gap.id) === gap) return []
      const { agentId, id, askedAs, count, lastAt, conversationIds } = gap
      return before.has(id)
        ? [gaps.changing({ agentId, id }, { set: { askedAs, count, lastAt, conversationIds } }, { id: present })]
        : [gaps.creating(gap)]
    }),
    ...known.filter(({ id }) => !after.has(id)).map(({ agentId, id }) => gaps.removing({ agentId, id })),
  ]
}
