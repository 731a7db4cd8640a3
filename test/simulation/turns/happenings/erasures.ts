import { deleteAgent } from '#functions/agents/manage/delete-agent'
import { eraseConversation } from '#functions/conversations/erasure/erase-conversation'
import type { Head } from '#functions/conversations/store'
import type { Item } from '#infra/local/database/engine/expressions'
import type { Written } from '#infra/local/database/engine/tables/write-item'
import type { Context } from '#lib/http/api'
import type { LiveAgent } from '#shared/agents/schema'
import { MINUTE, type Simulation } from '#test/simulation/turns/simulation'

const contextOf = (workspaceId: string): Context => ({
  requestId: 'erasure',
  ip: '192.0.2.1',
  actor: { kind: 'user', sub: 'owner' },
  access: { workspaceId, role: 'owner', agentId: '', conversationId: '' },
})

/**
 * Erases conversations, and an agent with all of its own, while their turns run; each call is repeated until it succeeds. A
 * conversation that is gone costs nothing and leaves nothing.
 */
export const createErasures = ({ scheduler, count }: Simulation) => {
  const begun = new Set<string>()
  const done = new Set<string>()
  const faults: string[] = []

  const insist = (name: string, at: number, work: () => Promise<unknown>, ended: () => void) => {
    let isDone = false
    scheduler.start(name, at, async () => {
      await work().then(
        () => {
          if (!isDone) ended()
          isDone = true
        },
        () => count('failed erasures'),
      )
    })
    scheduler.start('patience', at + MINUTE, async () => {
      if (!isDone) insist(name, scheduler.now(), work, ended)
    })
  }

  return {
    /** Erases a conversation at a time. */
    erase: ({ agentId, conversationId, workspaceId }: Head, at: number): void => {
      insist(
        'erase',
        at,
        () => {
          begun.add(conversationId)
          return eraseConversation({ agentId, conversationId }, contextOf(workspaceId))
        },
        () => {
          done.add(conversationId)
          count('erased')
        },
      )
    },

    /** Deletes an agent at a time; its conversations go with its event. */
    deleteAgent: ({ agentId, workspaceId }: LiveAgent, conversations: readonly Head[], at: number): void => {
      insist(
        'delete agent',
        at,
        () => {
          for (const head of conversations) if (head.agentId === agentId) begun.add(head.conversationId)
          return deleteAgent({ agentId }, contextOf(workspaceId))
        },
        () => count('deleted agents'),
      )
    },

    /** Whether a message may be refused because its conversation is gone, or goes. */
    isGone: ({ conversationId }: Pick<Head, 'conversationId'>): boolean => begun.has(conversationId),

    /** Sees each write: nothing is charged to a conversation that was erased. */
    written: ({ stored }: Written): void => {
      const entry = stored?.item
      if (entry?.kind === 'ledger-entry' && entry.to !== entry.owner && done.has(String(entry.conversationId)))
        faults.push(`${entry.conversationId} cost ${entry.milliCredits} after it was erased`)
    },

    /** What is wrong when all work is done. */
    faults: (items: readonly Item[]): string[] => [
      ...faults,
      ...[...begun].flatMap((id) => {
        const left = items.filter(({ pk }) => pk === `CONV#${id}`).map(({ kind }) => String(kind))
        return left.length === 0 ? [] : [`${id} was erased, but has ${left.join(', ')}`]
      }),
    ],
  }
}

export type Erasures = ReturnType<typeof createErasures>
