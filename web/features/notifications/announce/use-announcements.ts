import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { Notification, NotificationSettings } from '#shared/notifications/schema'
import type { Region } from '#shared/regions'
import { notificationText } from '#web/features/notifications/inbox/notification-text.ts'
import { seenMutation } from '#web/features/notifications/queries.ts'
import { t } from '#web/features/notifications/t.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { announce } from './announce.ts'

interface Notifications {
  readonly notifications: readonly Notification[]
  readonly settings: NotificationSettings
}

/** Announces the newest notification, marks it seen and plays its sound; while the page is hidden it waits, and stays new. */
export const useAnnouncements = (region: Region, workspaceId: string, data: Notifications | undefined): void => {
  const { mutate: markSeen } = useMutation(seenMutation(region, workspaceId))
  const router = useRouter()
  const announceNewest = useEffectEvent(async () => {
    if (!data || document.visibilityState !== 'visible') return
    const found = await announce(workspaceId, data.notifications, data.settings)
    if (!found) return
    const { title } = notificationText(found)
    const act = () => router.history.push(found.urlPathname)
    notify(title, { stay: 'notice', detail: found.agentTitle, action: { label: t('open'), act } })
    markSeen([found.ID])
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is handled once
  useEffect(() => {
    void announceNewest()
  }, [data])
  useEffect(() => {
    const retry = () => void announceNewest()
    document.addEventListener('visibilitychange', retry)
    return () => document.removeEventListener('visibilitychange', retry)
  }, [])
}
