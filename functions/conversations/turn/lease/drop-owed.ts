import { heads } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import type { Where } from '#lib/database/condition'
import { defect, log } from '#lib/log'
import { world } from '#lib/world'
import { cancelTurn } from './cancel-turn.ts'
import { owedAnswers } from './store.ts'

/**
 * Takes an owed answer off the queue without a reply, with its lease and its hold where these can be read. Nothing is dropped
 * while a worker has the lease, or when the row no longer is as `unchanged` says: it then belongs to a newer turn.
 */
export const dropOwed = async (
  { conversationId }: { readonly conversationId: string },
  unchanged: Where,
): Promise<'dropped' | 'kept'> => {
  const lease = await releaseLease(conversationId).catch((failure: unknown) => {
    log('error', 'lease not released', { ...defect(failure), conversationId })
    return 'none' as const
  })
  if (lease !== 'none') return lease === 'released' ? 'dropped' : 'kept'
  const { committed } = await attempt([owedAnswers.removing({ conversationId }, unchanged)])
  return committed ? 'dropped' : 'kept'
}

const releaseLease = async (conversationId: string): Promise<'released' | 'taken' | 'none'> => {
  const head = await heads.get({ conversationId }, { consistent: true })
  if (head?.leaseToken === undefined) return 'none'
  if ((head.leaseUntil ?? 0) > world().now()) return 'taken'
  return (await cancelTurn(head)) ? 'released' : 'none'
}
