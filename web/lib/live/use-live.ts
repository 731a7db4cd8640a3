import { useEffect, useEffectEvent, useState } from 'react'
import type { LiveTopic } from '#shared/notifications/live'
import type { Region } from '#shared/regions'
import { listenLive } from './live.ts'

/** Calls `onChanged` when something under the topic changed, and once as soon as it hears of changes: what came before was not told. Answers whether it hears. */
export const useLive = (region: Region, topic: LiveTopic, onChanged: () => void): boolean => {
  const [isHeard, setHeard] = useState(false)
  const changed = useEffectEvent(onChanged)
  const key = JSON.stringify(topic)
  useEffect(() => {
    return listenLive(region, {
      topic: JSON.parse(key),
      onChanged: () => changed(),
      onState: (heard) => {
        setHeard(heard)
        if (heard) changed()
      },
    })
  }, [region, key])
  return isHeard
}
