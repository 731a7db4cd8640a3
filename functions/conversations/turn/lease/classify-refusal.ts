import * as z from 'zod'
import { Head } from '#functions/conversations/store'
import type { Refusal } from '#lib/database/commit'
import type { AgentSettings } from '#shared/agents/schema'
import type { ContinueReason } from '#shared/conversations/schema'
import { isConversationSpent } from './conversation-cap.ts'
import { ALONGSIDE } from './message-writes.ts'
import { isFull } from './under-turn-limit.ts'

/** Why a turn could not be taken. */
export type Obstacle =
  | { readonly kind: 'missing' }
  /** Another worker has the lease and is writing the reply. */
  | { readonly kind: 'busy'; readonly head: Head }
  /** Another worker has the lease, and it has expired. */
  | { readonly kind: 'abandoned'; readonly head: Head }
  /** The agent is silent; `head` as it was read, when it was the head that refused. */
  | { readonly kind: 'silent'; readonly reason: ContinueReason; readonly head?: Head }
  /** This conversation takes no more messages. */
  | { readonly kind: 'full' }
  /** The loop detector paused the conversation: it takes no message for these seconds. */
  | { readonly kind: 'limited'; readonly retryAfter: number }
  /** Another message has answered the form already. */
  | { readonly kind: 'answered' }
  /** The message was stored before, and no reply to it is owed. */
  | { readonly kind: 'settled' }
  /** The obstacle is gone already; `head` as it was read, when it was the head that refused. */
  | { readonly kind: 'changed'; readonly head?: Head }

const ProcessedBefore = z.object({ messageId: z.string() })

export interface ClassifiedRefusal {
  readonly obstacle: Obstacle
  /** The message's id, when it was stored before. */
  readonly storedAs?: string
}

/** Finds the obstacle in the database's refusals of a turn's first transaction. Pure: the same refusals mean the same. */
export const classifyRefusal = (
  refused: readonly Refusal[],
  settings: AgentSettings,
  agentId: string,
  now: number,
): ClassifiedRefusal => {
  const of = (label: string) => refused.find((refusal) => refusal.label === label)
  const processed = of('message-seen')
  const storedAs = processed ? { storedAs: ProcessedBefore.parse(processed.found).messageId } : {}
  // stored in another conversation, which has ended since
  if (of(ALONGSIDE) && !processed) return { obstacle: { kind: 'settled' } }
  if (of('form-answered') && !processed) return { obstacle: { kind: 'answered' } }
  const conversation = of('conversation')
  if (conversation)
    return {
      obstacle: obstacleIn(
        conversation.found && Head.parse(conversation.found),
        settings,
        agentId,
        now,
        processed !== undefined,
      ),
      ...storedAs,
    }
  if (processed) return { obstacle: { kind: 'settled' }, ...storedAs }
  if (of('account')) return { obstacle: { kind: 'silent', reason: 'no-credits' } }
  if (of('spend')) return { obstacle: { kind: 'silent', reason: 'spend-guard' } }
  return { obstacle: { kind: 'changed' } }
}

/** What keeps a message from starting a turn in a conversation as it was read; `changed` when nothing in it does. */
export const obstacleIn = (
  head: Head | undefined,
  settings: AgentSettings,
  agentId: string,
  now: number,
  isStored: boolean,
): Obstacle => {
  if (!head || head.agentId !== agentId) return { kind: 'missing' }
  if (head.silence) return { kind: 'silent', reason: head.silence, head }
  if (!isStored && isFull({ settings }, head)) return { kind: 'full' }
  if (head.leaseToken !== undefined) return { kind: (head.leaseUntil ?? 0) > now ? 'busy' : 'abandoned', head }
  const { pausedUntil = 0 } = head
  if (pausedUntil >= now)
    return isStored
      ? { kind: 'silent', reason: 'spend-guard', head }
      : { kind: 'limited', retryAfter: Math.floor((pausedUntil - now) / 1000) + 1 }
  if (isConversationSpent({ settings }, head.milliCredits)) return { kind: 'silent', reason: 'spend-guard', head }
  // no worker owes a reply to it, and a limit that it filled itself must not refuse its second delivery
  return isStored ? { kind: 'settled' } : { kind: 'changed', head }
}
