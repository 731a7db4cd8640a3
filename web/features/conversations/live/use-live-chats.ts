import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import type { Region } from '#shared/regions'
import { useLive } from '#web/lib/live/use-live.ts'
import { chatUpdates } from './chat-updates.ts'

/** How often Chats are fetched while no update arrives. */
const WITHOUT_LIVE_MS = 30_000

/** Keeps Chats and its open conversation up to date. Returns whether updates arrive. */
export const useLiveChats = (region: Region, agentId: string, current: string | undefined): boolean => {
  const client = useQueryClient()
  const updates = useMemo(() => chatUpdates(client, region, agentId), [client, region, agentId])
  useEffect(() => updates.stop, [updates])
  const isLive = useLive(region, { kind: 'agent', agentId }, (change) =>
    change ? updates.changed(change, current) : updates.subscribed(current),
  )
  const fetchAll = useEffectEvent(() => updates.subscribed(current))
  useEffect(() => {
    if (isLive) return
    const timer = setInterval(fetchAll, WITHOUT_LIVE_MS)
    return () => clearInterval(timer)
  }, [isLive])
  return isLive
}
