import type { ChannelMessage } from '#functions/conversations/inbound/channel-message'
import { type Head, heads } from '#functions/conversations/store'
import { processedMessages } from '#functions/conversations/turn/lease/store'
import { isFull } from '#functions/conversations/turn/lease/under-turn-limit'
import { isPassingFailure } from '#lib/database/failures/is-passing-failure'
import { world } from '#lib/world'
import type { LiveAgent } from '#shared/agents/schema'
import { FileUnavailable, keepFiles } from './keep-files.ts'

/** A worker keeps files for so long, then the messages that have theirs are answered first. */
const MAX_MS = 45_000

interface WithFiles {
  /** Messages as they can be stored, from the first on. */
  readonly ready: readonly ChannelMessage[]
  /** Why the next one is not among them; neither when only the time was over. */
  readonly end: { readonly next?: 'new-conversation' | 'file'; readonly failure?: unknown }
  /** Deletes what was kept now for the messages after the first `taken`. */
  readonly undo: (taken: number) => Promise<void>
}

/**
 * Keeps the files of messages before the first of them takes the conversation's lease, which lasts for a model's answer and not
 * for downloads. Nothing is kept or transcribed for a message that was stored before, or that this conversation does not take.
 */
export const withFiles = async (
  agent: LiveAgent,
  conversationId: string,
  messages: readonly ChannelMessage[],
): Promise<WithFiles> => {
  const startedAt = world().now()
  const ready: ChannelMessage[] = []
  const undoings: (() => Promise<void>)[] = []
  const ending = (end: WithFiles['end']): WithFiles => ({
    ready,
    end,
    undo: async (taken) => {
      for (const undo of undoings.slice(taken)) await undo()
    },
  })
  for (const message of messages) {
    if (world().now() - startedAt > MAX_MS) return ending({})
    const { files, inbound } = message
    if (!files || !(await isNew(conversationId, message))) {
      ready.push(message)
      undoings.push(async () => undefined)
      continue
    }
    const head = await heads.get({ conversationId }, { consistent: true })
    if (!head || !isTaking(agent, head)) return ending({ next: 'new-conversation' })
    try {
      const { sent, isLastTry } = files
      const kept = await keepFiles(agent, head, { text: inbound.text, files: sent, isLastTry })
      ready.push({ ...message, inbound: { ...inbound, ...kept.content } })
      undoings.push(kept.undo)
    } catch (failure) {
      // our own bucket may be the one that is not there
      const isLater = failure instanceof FileUnavailable || isPassingFailure(failure)
      return ending(isLater ? { next: 'file' } : { failure })
    }
  }
  return ending({})
}

const isNew = async (conversationId: string, { files, inbound }: ChannelMessage): Promise<boolean> => {
  const stored = await processedMessages.get({ conversationId, providerId: inbound.providerId }, { consistent: true })
  return !stored && (await files?.isWaiting()) === true
}

const isTaking = (agent: LiveAgent, head: Head): boolean => {
  if (head.agentId !== agent.agentId || head.silence === 'ended') return false
  return head.silence !== undefined || !isFull(agent, head)
}
