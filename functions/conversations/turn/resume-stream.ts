import { isForVisitor } from '#functions/conversations/is-for-visitor'
import { presentMessage } from '#functions/conversations/present-message'
import { heads, messages } from '#functions/conversations/store'
import { world } from '#lib/world'
import type { ContinueReason } from '#shared/conversations/schema'
import { answerTurn } from './answer-turn.ts'
import { resumeTurn } from './lease/resume-turn.ts'
import { LEASE_MS } from './limits.ts'
import { type Audience, type Ports, sendState } from './ports.ts'
import type { TurnContext } from './turn-context.ts'

/** How a wait ended: every event is sent, or the reply is still missing after the longest time that a lease lasts. */
export type ResumeOutcome = 'sent' | 'missing' | 'still-waiting'

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 1500

/**
 * Serves a visitor who reconnects, possibly to another worker: sends replies committed after their last message as `replace`,
 * waits for the owed reply, and reclaims the turn when its lease has expired. Another worker's deltas are not stored, so its
 * reply arrives whole. `begin` is called as soon as the conversation is found.
 */
export const resumeStream = async (
  turn: TurnContext,
  after: string | undefined,
  ports: Ports,
  audience: Audience,
  begin: () => void = () => undefined,
): Promise<ResumeOutcome> => {
  const startedAt = world().now()
  let last = after
  let turns: number | undefined
  let reason: ContinueReason | undefined
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.3, LONGEST_PAUSE_MS)) {
    const head = await heads.get(turn, { consistent: true })
    if (!head || head.agentId !== turn.agent.agentId) return 'missing'
    begin()
    if (turns !== head.turns) last = await sendRepliesSince(turn.conversationId, last, audience)
    turns = head.turns
    // a reply that is being written when a human agent takes over is never committed
    if (head.leaseToken === undefined || head.silence) {
      sendState(audience, head.state, head.silence ?? reason)
      return 'sent'
    }
    if ((head.leaseUntil ?? 0) <= world().now()) {
      const resumed = await resumeTurn(turn)
      if (resumed.kind === 'silent') reason = resumed.reason
      if (resumed.kind === 'taken') {
        const tracked: Audience = {
          ...audience,
          send: (event) => {
            if (event.type === 'done') last = event.messageId
            audience.send(event)
          },
        }
        await answerTurn(turn, resumed, ports, tracked, startedAt)
      }
      continue
    }
    if (world().now() - startedAt > LEASE_MS) return 'still-waiting'
    await world().sleep(pause)
  }
}

/** Sends the messages since `after` that are not the visitor's; returns the last one's id. */
const sendRepliesSince = async (
  conversationId: string,
  after: string | undefined,
  audience: Audience,
): Promise<string | undefined> => {
  const from = after === undefined ? 'MSG#' : `MSG#${after}~`
  const { items } = await messages.between(`CONV#${conversationId}`, from, 'MSG#~', { consistent: true, limit: 100 })
  const others = items.filter((message) => message.role !== 'visitor' && isForVisitor(message))
  for (const message of others) audience.send({ type: 'replace', message: presentMessage(message) })
  return others.at(-1)?.id ?? after
}
