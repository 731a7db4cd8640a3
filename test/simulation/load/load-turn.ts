import { heads } from '#functions/conversations/store'
import { handleMessage } from '#functions/conversations/turn/handle-message'
import type { Ports } from '#functions/conversations/turn/ports'
import { attempt } from '#lib/database/commit'
import { invoke } from '#lib/invocation'
import { world } from '#lib/world'
import type { StreamEvent } from '#shared/conversations/schema'
import { THINK_MS } from './load-settings.ts'
import type { turnTrips } from './turn-trips.ts'

export interface LoadTurn {
  /** Why there was no reply; absent when there was one. */
  readonly failure?: string
  /** Milliseconds that the visitor waited beside the model's time. */
  readonly waitedMs: number
  /** Transactions that the visitor waited for; those that were only repeated after a conflict are one. */
  readonly transactions: number
}

interface Conversation {
  readonly conversationId: string
  readonly agentId: string
  readonly workspaceId: string
}

/** Stores a conversation before its first message. */
export const openConversation = async (it: Conversation): Promise<void> => {
  const now = world().now()
  const counted = { inbound: 0, answered: 0, turns: 0, milliCredits: 0, variables: {} }
  const shown = { channel: 'web', state: 'ai-chatting', version: 'live', isTest: false, nodeId: 'start' } as const
  const visitor = `visitor-${it.conversationId}`
  await attempt([heads.creating({ ...it, ...shown, ...counted, visitor, startedAt: now, lastAt: now, lastText: '' })])
}

/** One message through the real turn, as the stream's handler runs it. */
export const loadTurn = (
  { agentId, conversationId }: Conversation,
  nth: number,
  ports: Ports,
  trips: ReturnType<typeof turnTrips>,
): Promise<LoadTurn> =>
  trips.during(async (answered) => {
    const began = world().now()
    const inbound = {
      channel: 'web',
      providerId: `${conversationId}-${nth}`,
      text: `Question ${nth}: when are you open?`,
    }
    const request = { agentId, conversationId, visitor: `visitor-${conversationId}`, version: 'live' } as const
    let end: StreamEvent | undefined
    let failure: string | undefined
    let finish = async () => {}
    await invoke(`${conversationId}-${nth}`, async (later) => {
      finish = later
      try {
        const send = (event: StreamEvent) => {
          if (event.type !== 'state' || end?.type !== 'done') end = event
        }
        await handleMessage({ ...request, inbound: { ...inbound, channel: 'web' } }, ports, { send })
      } catch (problem) {
        failure = problem instanceof Error ? problem.name : 'failed'
      }
    })
    const transactions = answered()
    const waitedMs = world().now() - began - THINK_MS
    await finish()
    if (end?.type !== 'done') failure ??= end?.type === 'state' ? (end.reason ?? 'state') : (end?.type ?? 'nothing')
    return { ...(failure ? { failure } : {}), waitedMs, transactions }
  })
