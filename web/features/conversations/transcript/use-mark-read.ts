import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ConversationSummary } from '#shared/conversations/schema'
import type { Region } from '#shared/regions'
import { markReadMutation } from '#web/features/conversations/live/mark-read.ts'
import { readMarker } from '#web/features/conversations/live/read-marker.ts'

/** Marks an open conversation as read, up to its newest shown message and what was not sent by then, once the page is visible. */
export const useMarkRead = (region: Region, agentId: string, conversation: ConversationSummary | undefined): void => {
  const { conversationId = '', lastAt, isUnread, unsentAt } = conversation ?? {}
  const { mutate } = useMutation(markReadMutation(region, agentId, conversationId))
  const [marker] = useState(() => readMarker(mutate))
  useEffect(() => marker.stop, [marker])
  useEffect(() => {
    if (lastAt === undefined || (!isUnread && unsentAt === undefined)) return
    const markIfVisible = () => {
      if (document.visibilityState === 'visible') marker.seen({ at: lastAt, unsentAt })
    }
    markIfVisible()
    document.addEventListener('visibilitychange', markIfVisible)
    return () => document.removeEventListener('visibilitychange', markIfVisible)
  }, [isUnread, lastAt, unsentAt, marker])
}
