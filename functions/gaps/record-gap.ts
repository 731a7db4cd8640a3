import { ReplyCommitted } from '#events/conversations/events'
import { questionOf } from '#features/conversations'
import { questionSimilarity } from '#features/knowledge'
import { attempt } from '#lib/database/commit'
import { absent, is, present } from '#lib/database/condition'
import { effects } from '#lib/database/effects'
import { conflict, retrying } from '#lib/database/retrying'
import type { Write } from '#lib/database/write'
import { consumer } from '#lib/events/consumer'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import type { Gap } from '#shared/gaps/schema'
import { allGaps } from './all-gaps.ts'
import { askedAgain } from './asked-again.ts'
import { redactQuestion } from './redact-question.ts'
import { gaps, gapVersions, MAX_GAPS } from './store.ts'

const CONSUMER = 'gaps/record-gap'
/** Similarity from which two questions are one gap: lower than a Q&A's threshold, because a member reads the wordings. */
const SIMILAR_FROM = 0.75

/**
 * Records an unanswered question, merged into the gap of a similar one. The version of the agent's gaps orders concurrent
 * deliveries, so that similar questions never open two gaps; the effect in the same transaction makes a second delivery
 * harmless. Test chats and demos are not recorded.
 */
export const handler = consumer(ReplyCommitted, async ({ id: eventId, at, data }) => {
  const { agentId, conversationId, messageId } = data
  if (!data.isUnanswered || data.isTest) return
  const question = redactQuestion((await questionOf(conversationId, messageId)) ?? '')
  if (!/\p{L}/u.test(question)) return
  await retrying(`the gaps of agent ${agentId}`, async () => {
    const current = await gapVersions.get({ agentId }, { consistent: true })
    const known = await allGaps(agentId)
    const version = (current?.version ?? 0) + 1
    const outcome = await attempt([
      effects.creating({ consumer: CONSUMER, eventId, at: world().now() }),
      gapVersions.putting({ agentId, version }, { version: current ? is(current.version) : absent }),
      ...gapWrites(agentId, known, { question, at, conversationId }),
    ])
    const isDone = outcome.committed || outcome.refused.some(({ label }) => label === effects.name)
    return isDone ? undefined : conflict
  })
})

interface Asked {
  readonly question: string
  readonly at: number
  readonly conversationId: string
}

const gapWrites = (agentId: string, known: readonly Gap[], asked: Asked): readonly Write[] => {
  const { question, at, conversationId } = asked
  let closest: { readonly gap: Gap; readonly match: number } | undefined
  for (const gap of known) {
    const match = [gap.question, ...gap.askedAs].reduce(
      (best, wording) => Math.max(best, questionSimilarity(question, wording)),
      0,
    )
    if (match >= SIMILAR_FROM && match > (closest?.match ?? 0)) closest = { gap, match }
  }
  if (closest)
    return [gaps.changing({ agentId, id: closest.gap.id }, { set: askedAgain(closest.gap, asked) }, { id: present })]
  const leastAsked = [...known].sort((a, b) => a.count - b.count || a.lastAt - b.lastAt)[0]
  return [
    gaps.creating({
      agentId,
      id: ulid(at),
      question,
      askedAs: [],
      count: 1,
      lastAt: at,
      conversationIds: [conversationId],
    }),
    ...(leastAsked && known.length >= MAX_GAPS ? [gaps.removing({ agentId, id: leastAsked.id })] : []),
  ]
}
