import { type Head, heads } from '#functions/conversations/store'
import { world } from '#lib/world'

/** After so long a visitor begins anew: they no longer remember, and nobody waits. */
const IDLE_MS = 30 * 24 * 3_600_000

/** A channel's conversation of an agent that a message may continue; `undefined` where it is gone, has ended or was idle for 30 days. */
export const getOpenConversation = async (agentId: string, conversationId: string): Promise<Head | undefined> => {
  const head = await heads.get({ conversationId }, { consistent: true })
  const isOpen = head?.agentId === agentId && head.silence !== 'ended' && world().now() - head.lastAt < IDLE_MS
  return isOpen ? head : undefined
}
