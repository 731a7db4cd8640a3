import { presentMessage } from '#functions/conversations/present-message'
import { heads, messages } from '#functions/conversations/store'
import { world } from '#lib/world'
import type { ContinueReason } from '#shared/conversations/schema'
import { answerTurn } from './answer-turn.ts'
import { resumeTurn } from './lease/take-turn.ts'
import { LEASE_MS } from './limits.ts'
import { type Audience, type Ports, sendState } from './ports.ts'
import type { TurnContext } from './turn-context.ts'

/** How a wait ended: everything is told, or the reply is still not there after the longest time a holder has. */
export type ResumeOutcome = 'told' | 'missing' | 'still-waiting'

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 1500

/**
 * A visitor comes back, to whichever worker: hears as `replace` what was committed after the last message they hold, waits
 * for what is owed, and takes the turn over when its holder's time is past. Deltas of another worker are not stored, so the
 * reply arrives whole. `begin` is called once it is known that there is such a conversation.
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
    // what is still being thought when a person takes over is never said
    if (head.leaseToken === undefined || head.silence) {
      sendState(audience, head.state, head.silence ?? reason)
      return 'told'
    }
    if ((head.leaseUntil ?? 0) <= world().now()) {
      const taken = await resumeTurn(turn)
      if (taken.kind === 'silent') reason = taken.reason
      if (taken.kind === 'mine') {
        const heard: Audience = {
          ...audience,
          send: (event) => {
            if (event.type === 'done') last = event.messageId
            audience.send(event)
          },
        }
        await answerTurn(turn, taken, ports, heard, startedAt)
      }
      continue
    }
    if (world().now() - startedAt > LEASE_MS) return 'still-waiting'
    await world().sleep(pause)
  }
}

/** Tells what others than the visitor said since a message; answers the last one's id. */
const sendRepliesSince = async (
  conversationId: string,
  after: string | undefined,
  audience: Audience,
): Promise<string | undefined> => {
  const from = after === undefined ? 'MSG#' : `MSG#${after}~`
  const { items } = await messages.between(`CONV#${conversationId}`, from, 'MSG#~', { consistent: true, limit: 100 })
  const others = items.filter(({ role }) => role !== 'visitor')
  for (const message of others) audience.send({ type: 'replace', message: presentMessage(message) })
  return others.at(-1)?.id ?? after
}
