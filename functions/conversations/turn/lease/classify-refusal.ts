import * as z from 'zod'
import { Head } from '#functions/conversations/store'
import type { Refusal } from '#lib/database/commit'
import type { AgentSettings } from '#shared/agents/schema'
import { MILLI } from '#shared/billing/prices'
import type { ContinueReason } from '#shared/conversations/schema'

/** Why a turn could not be taken, and so what is to be done. */
export type Obstacle =
  | { readonly kind: 'missing' }
  /** Somebody is writing the answer. */
  | { readonly kind: 'busy'; readonly head: Head }
  /** Somebody was, and their time is over. */
  | { readonly kind: 'abandoned'; readonly head: Head }
  /** The agent says nothing; `head` as it stood, when it was the head that refused. */
  | { readonly kind: 'silent'; readonly reason: ContinueReason; readonly head?: Head }
  /** This conversation takes no more messages. */
  | { readonly kind: 'full' }
  /** The form has its answer already, by another message. */
  | { readonly kind: 'answered' }
  /** The message was stored before, and nothing is owed for it. */
  | { readonly kind: 'settled' }
  /** It is gone already; `head` as it stood, when it was the head that refused. */
  | { readonly kind: 'changed'; readonly head?: Head }

const StoredBefore = z.object({ messageId: z.string() })

export interface ClassifiedRefusal {
  readonly obstacle: Obstacle
  /** The message's id, when it was stored before. */
  readonly knownAs?: string
}

/** Reads what the database said of trip 1. Pure: the same refusals always mean the same. */
export const classifyRefusal = (
  refused: readonly Refusal[],
  settings: AgentSettings,
  agentId: string,
  now: number,
): ClassifiedRefusal => {
  const of = (label: string) => refused.find((refusal) => refusal.label === label)
  const seen = of('message-seen')
  const knownAs = seen ? { knownAs: StoredBefore.parse(seen.found).messageId } : {}
  if (of('form-answered') && !seen) return { obstacle: { kind: 'answered' } }
  const conversation = of('conversation')
  if (conversation)
    return { obstacle: obstacleInHead(conversation, settings, agentId, now, seen !== undefined), ...knownAs }
  if (seen) return { obstacle: { kind: 'settled' }, ...knownAs }
  if (of('account')) return { obstacle: { kind: 'silent', reason: 'no-credits' } }
  if (of('spend')) return { obstacle: { kind: 'silent', reason: 'spend-guard' } }
  return { obstacle: { kind: 'changed' } }
}

const obstacleInHead = (
  { found }: Refusal,
  settings: AgentSettings,
  agentId: string,
  now: number,
  isKnown: boolean,
): Obstacle => {
  const head = found && Head.parse(found)
  if (!head || head.agentId !== agentId) return { kind: 'missing' }
  const { perConversation, turnsPerConversation } = settings.security.spendGuards
  if (head.silence) return { kind: 'silent', reason: head.silence, head }
  if (!isKnown && turnsPerConversation > 0 && head.inbound >= turnsPerConversation) return { kind: 'full' }
  if (head.leaseToken !== undefined) return { kind: (head.leaseUntil ?? 0) > now ? 'busy' : 'abandoned', head }
  if ((head.pausedUntil ?? 0) > now) return { kind: 'silent', reason: 'spend-guard', head }
  if (perConversation > 0 && head.milliCredits >= perConversation * MILLI)
    return { kind: 'silent', reason: 'spend-guard', head }
  return { kind: 'changed', head }
}
