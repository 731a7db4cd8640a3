import { type RefObject, useEffect, useRef, useState } from 'react'
import { MAX_VOICE_SECONDS } from '#shared/conversations/attachments/attachment-limits'
import { microphoneError } from './microphone-error.ts'
import { type Recording, record } from './record.ts'
import type { RecorderState } from './recorder-state.ts'
import type { VoiceNote } from './upload-voice-note.ts'

const TICK_MS = 100
const MAX_LEVELS = 60

/** Asks for the microphone and records, until the longest length, or until the chat around `box` is closed. */
export const useRecording = (box: RefObject<HTMLElement | null>) => {
  const [state, setState] = useState<RecorderState>({ kind: 'asking' })
  const [attempt, setAttempt] = useState(0)
  const [levels, setLevels] = useState<readonly number[]>([])
  const [seconds, setSeconds] = useState(0)
  const startedAt = useRef(0)
  const ended = useRef<Recording>(undefined)
  const live = state.kind === 'recording' ? state.recording : undefined

  /** Ends it once, however often it is called. */
  const end = async (recording: Recording, then: (note: VoiceNote) => void) => {
    if (ended.current === recording) return
    ended.current = recording
    const length = Math.round((performance.now() - startedAt.current) / 1000)
    const sound = await recording.end()
    if (sound.size === 0) setState({ kind: 'refused', why: 'broken' })
    else then({ sound, seconds: Math.max(1, Math.min(MAX_VOICE_SECONDS, length)) })
  }
  const hold = (recording: Recording) => void end(recording, (note) => setState({ kind: 'held', note }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each attempt
  useEffect(() => {
    let isLeft = false
    setState({ kind: 'asking' })
    navigator.mediaDevices
      .getUserMedia({ audio: true })
      .then((microphone) => {
        if (isLeft) for (const track of microphone.getTracks()) track.stop()
        else {
          startedAt.current = performance.now()
          setState({ kind: 'recording', recording: record(microphone) })
        }
      })
      .catch((error: unknown) => !isLeft && setState({ kind: 'refused', why: microphoneError(error) }))
    return () => {
      isLeft = true
    }
  }, [attempt])

  // biome-ignore lint/correctness/useExhaustiveDependencies: starts and ends with the recording
  useEffect(() => {
    if (!live) return
    const timer = setInterval(() => {
      const passed = (performance.now() - startedAt.current) / 1000
      setSeconds(passed)
      setLevels((before) => [...before.slice(1 - MAX_LEVELS), live.level()])
      if (passed >= MAX_VOICE_SECONDS) hold(live)
    }, TICK_MS)
    // a chat that is closed records nothing more
    const observer = new ResizeObserver(([entry]) => entry?.contentRect.width === 0 && hold(live))
    if (box.current) observer.observe(box.current)
    return () => {
      clearInterval(timer)
      observer.disconnect()
      live.drop()
    }
  }, [live])

  return { state, setState, levels, seconds, end, retry: () => setAttempt(attempt + 1) }
}
