import { useEffect, useEffectEvent, useState } from 'react'
import type { LiveTopic } from '#shared/notifications/live'
import type { Region } from '#shared/regions'
import { type LiveChange, listenLive } from './live.ts'

/**
 * Calls `onChanged` with every change under the topic, and once without one when subscribed: earlier changes were not
 * announced. Returns whether it is subscribed.
 */
export const useLive = (region: Region, topic: LiveTopic, onChanged: (change?: LiveChange) => void): boolean => {
  const [isSubscribed, setSubscribed] = useState(false)
  const changed = useEffectEvent(onChanged)
  const key = JSON.stringify(topic)
  useEffect(() => {
    let wasSubscribed = false
    return listenLive(region, {
      topic: JSON.parse(key),
      onChanged: (change) => changed(change),
      onState: (isNowSubscribed) => {
        setSubscribed(isNowSubscribed)
        // another listener to the same topic has it confirmed again
        if (isNowSubscribed && !wasSubscribed) changed()
        wasSubscribed = isNowSubscribed
      },
    })
  }, [region, key])
  return isSubscribed
}
