import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Region } from '#shared/regions'
import { useLive } from '#web/lib/live/use-live.ts'
import { chatUpdates } from './chat-updates.ts'

/** Keeps Chats and its open conversation up to date. Returns whether updates arrive. */
export const useLiveChats = (region: Region, agentId: string, current: string | undefined): boolean => {
  const client = useQueryClient()
  const updates = useMemo(() => chatUpdates(client, region, agentId), [client, region, agentId])
  useEffect(() => updates.stop, [updates])
  return useLive(region, { kind: 'agent', agentId }, (change) =>
    change ? updates.changed(change, current) : updates.subscribed(current),
  )
}
