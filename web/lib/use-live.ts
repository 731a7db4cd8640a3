import { useEffect, useEffectEvent, useState } from 'react'
import type { LiveTopic } from '#shared/notifications/live'
import type { Region } from '#shared/regions'
import { listenLive } from '#web/lib/live.ts'

/** Calls `onChanged` when something under the topic changed, and once more after a lost connection came back. Answers whether it hears. */
export const useLive = (region: Region, topic: LiveTopic, onChanged: () => void): boolean => {
  const [isOpen, setOpen] = useState(false)
  const changed = useEffectEvent(onChanged)
  const key = JSON.stringify(topic)
  useEffect(() => {
    let wasLost = false
    return listenLive(region, {
      topic: JSON.parse(key),
      onChanged: () => changed(),
      onState: (open) => {
        setOpen(open)
        if (open && wasLost) changed()
        wasLost = !open
      },
    })
  }, [region, key])
  return isOpen
}
