import { heads } from '#functions/conversations/store'
import { OWED_SHARDS, type Owed, owedAnswers } from '#functions/conversations/turn/lease/store'
import { defect, log } from '#lib/log'
import { world } from '#lib/world'
import { answerTurn } from './answer-turn.ts'
import { cancelTurn } from './lease/cancel-turn.ts'
import { resumeTurn } from './lease/resume-turn.ts'
import type { Audience, Ports } from './ports.ts'
import { prepareTurn } from './prepare-turn.ts'

/** One run has a minute; the next run answers the rest. */
const MAX_PER_RUN = 50
const CONCURRENCY = 10

const noAudience: Audience = { send: () => undefined }

/**
 * Answers the conversations whose lease has expired. One that fails is left for the next run and does not stop the others.
 */
export const answerOverdue = async (ports: Ports): Promise<{ readonly count: number }> => {
  const pages = await Promise.all(
    Array.from({ length: OWED_SHARDS }, (_, shard) => owedAnswers.between(`OWED#${shard}`, '0', '~', { limit: 200 })),
  )
  const due = pages
    .flatMap(({ items }) => items)
    .filter(({ until }) => until <= world().now())
    .slice(0, MAX_PER_RUN)
  const queue = [...due]
  let count = 0
  const work = async () => {
    for (let owed = queue.shift(); owed; owed = queue.shift()) {
      try {
        await answerOwed(owed, ports)
        count++
      } catch (failure) {
        log('error', 'owed answer failed', { ...defect(failure), conversationId: owed.conversationId })
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return { count }
}

const answerOwed = async ({ agentId, conversationId }: Owed, ports: Ports): Promise<void> => {
  const head = await heads.get({ conversationId }, { consistent: true })
  if (!head) return void (await owedAnswers.drop({ conversationId }))
  const turn = await prepareTurn({ agentId, conversationId, visitor: head.visitor, version: head.version }, ports)
  if (!turn) return void (await cancelTurn(head))
  const resumed = await resumeTurn(turn)
  if (resumed.kind === 'taken') await answerTurn(turn, resumed, ports, noAudience, world().now())
}
