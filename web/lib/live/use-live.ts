import { useEffect, useEffectEvent, useState } from 'react'
import type { LiveTopic } from '#shared/notifications/live'
import type { Region } from '#shared/regions'
import { listenLive } from './live.ts'

/** Calls `onChanged` after every change under the topic, and once when subscribed: earlier changes were not announced. Returns whether it is subscribed. */
export const useLive = (region: Region, topic: LiveTopic, onChanged: () => void): boolean => {
  const [isSubscribed, setSubscribed] = useState(false)
  const changed = useEffectEvent(onChanged)
  const key = JSON.stringify(topic)
  useEffect(() => {
    return listenLive(region, {
      topic: JSON.parse(key),
      onChanged: () => changed(),
      onState: (isNowSubscribed) => {
        setSubscribed(isNowSubscribed)
        if (isNowSubscribed) changed()
      },
    })
  }, [region, key])
  return isSubscribed
}
