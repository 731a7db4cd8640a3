import { heads } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { defect, log } from '#lib/log'
import { world } from '#lib/world'
import { answerTurn } from './answer-turn.ts'
import { dueAnswers } from './due-answers.ts'
import { giveUpAnswer } from './give-up-answer.ts'
import { dropOwed } from './lease/drop-owed.ts'
import { resumeTurn } from './lease/resume-turn.ts'
import { type Owed, owedAnswers } from './lease/store.ts'
import type { Audience, Ports } from './ports.ts'
import { prepareTurn } from './prepare-turn.ts'

/** A run starts each minute, and begins no further answer after this time; the next run answers the rest. */
const MAX_RUN_MS = 50_000
const CONCURRENCY = 10
/** An answer that failed this often is given up. */
const MAX_ATTEMPTS = 5
/** Each failed attempt puts the next one off by a minute more, so that it comes after all that have waited since. */
const PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = 5 * 60_000

const noAudience: Audience = { send: () => undefined }

/**
 * Answers the conversations whose lease has expired, the longest overdue first. One that fails is put off and does not stop
 * the others; after five attempts it ends with an apology, and where even that fails five times, without one. Two
 * runs at once do nothing twice: each claims a row first.
 */
export const answerOverdue = async (ports: Ports): Promise<{ readonly count: number }> => {
  const startedAt = world().now()
  const queue = [...(await dueAnswers())]
  let count = 0
  const work = async () => {
    for (let owed = queue.shift(); owed && world().now() - startedAt < MAX_RUN_MS; owed = queue.shift()) {
      const { conversationId, attempts = 0 } = owed
      try {
        const claimed = await claim(owed)
        if (!claimed) continue
        if (attempts < MAX_ATTEMPTS) await answerOwed(claimed, ports)
        else if (attempts < 2 * MAX_ATTEMPTS) await giveUpAnswer(claimed)
        else await dropRow(claimed)
        count++
      } catch (failure) {
        log('error', 'owed answer failed', { ...defect(failure), conversationId, attempt: attempts + 1 })
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return { count }
}

/** Counts the attempt before it is made, so that one which kills its worker counts too. Nothing when another run was faster. */
const claim = async ({ conversationId, agentId, until, attempts = 0 }: Owed): Promise<Owed | undefined> => {
  const next = { until: world().now() + Math.min(LONGEST_PAUSE_MS, (attempts + 1) * PAUSE_MS), attempts: attempts + 1 }
  const outcome = await attempt([owedAnswers.changing({ conversationId }, { set: next }, { until: is(until) })])
  return outcome.committed ? { conversationId, agentId, ...next } : undefined
}

const dropRow = async ({ conversationId, agentId, until, attempts = 0 }: Owed): Promise<void> => {
  if ((await dropOwed({ conversationId }, { until: is(until) })) === 'dropped')
    log('error', 'owed answer given up', { conversationId, agentId, attempt: attempts })
}

const answerOwed = async ({ agentId, conversationId, until }: Owed, ports: Ports): Promise<void> => {
  const head = await heads.get({ conversationId }, { consistent: true })
  const turn =
    head && (await prepareTurn({ agentId, conversationId, visitor: head.visitor, version: head.version }, ports))
  if (!turn) return void (await dropOwed({ conversationId }, { until: is(until) }))
  const resumed = await resumeTurn(turn)
  if (resumed.kind === 'taken') await answerTurn(turn, resumed, ports, noAudience, world().now())
}
