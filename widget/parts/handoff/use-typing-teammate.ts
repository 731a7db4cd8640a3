import { useEffect, useState } from 'react'
import { TYPING_LASTS_MS } from '#shared/notifications/typing'
import type { LiveUpdates } from '#widget/transport/live-updates.ts'

/** The name of the teammate who is typing, until their message arrives: `newest` is the id of the last message. */
export const useTypingTeammate = ({ onMessage }: LiveUpdates, newest: string | undefined): string | undefined => {
  const [typist, setTypist] = useState<string>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onMessage((message) => {
      if (message.type !== 'typing' || message.role !== 'person') return
      clearTimeout(timer)
      setTypist(message.by)
      timer = setTimeout(() => setTypist(undefined), TYPING_LASTS_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [onMessage])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message ends the typing
  useEffect(() => setTypist(undefined), [newest])
  return typist
}
