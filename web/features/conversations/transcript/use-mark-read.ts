import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ConversationSummary } from '#shared/conversations/schema'
import type { Region } from '#shared/regions'
import { markReadMutation } from '#web/features/conversations/queries.ts'

/** Marks an open conversation as read, up to its newest shown message, once the page is visible. */
export const useMarkRead = (region: Region, agentId: string, conversation: ConversationSummary | undefined): void => {
  const { conversationId = '', lastAt, isUnread } = conversation ?? {}
  const { mutate } = useMutation(markReadMutation(region, agentId, conversationId))
  useEffect(() => {
    if (!isUnread || lastAt === undefined) return
    const markIfVisible = () => {
      if (document.visibilityState === 'visible') mutate(lastAt)
    }
    markIfVisible()
    document.addEventListener('visibilitychange', markIfVisible)
    return () => document.removeEventListener('visibilitychange', markIfVisible)
  }, [isUnread, lastAt, mutate])
}
