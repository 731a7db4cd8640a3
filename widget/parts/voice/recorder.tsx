import { type KeyboardEvent, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { MAX_VOICE_SECONDS } from '#shared/conversations/attachments/attachment-limits'
import { playbackTime } from '#shared/conversations/voice-notes/playback-time'
import { voiceMessages } from '#shared/conversations/voice-notes/voice-messages'
import { translate } from '#widget/language/translate.ts'
import { Words } from '#widget/language/words.ts'
import type { ConversationCalls } from '#widget/session/conversation-calls.ts'
import type { SentFile } from '#widget/session/state/chat-state.ts'
import { Icon } from '#widget/ui/icon.tsx'
import { type Recording, record } from './record.ts'
import { uploadVoiceNote, type VoiceNote } from './upload-voice-note.ts'
import { Wave } from './wave.tsx'

export interface RecorderProps {
  readonly getCalls: ConversationCalls
  readonly send: (note: SentFile) => void
  readonly close: () => void
}

type RecorderState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'recording'; readonly recording: Recording }
  /** Ended by itself: as long as a note can be, or the chat was closed over it. */
  | { readonly kind: 'held'; readonly note: VoiceNote }
  | { readonly kind: 'sending'; readonly note: VoiceNote; readonly percent: number }
  | { readonly kind: 'unsent'; readonly note: VoiceNote; readonly error: string }
  | { readonly kind: 'refused'; readonly why: 'blocked' | 'missing' | 'broken' }

const TICK_MS = 100

const microphoneError = (error: unknown): 'blocked' | 'missing' | 'broken' => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'blocked'
  return name === 'NotFoundError' ? 'missing' : 'broken'
}

/** Lies over the composer while a voice note is made: asked for, recorded, sent, or thrown away. */
export const Recorder = ({ getCalls, send, close }: RecorderProps) => {
  const words = useContext(Words)
  const messages = words.voice ?? voiceMessages
  const box = useRef<HTMLFieldSetElement>(null)
  const go = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<RecorderState>({ kind: 'asking' })
  const [attempt, setAttempt] = useState(0)
  const [levels, setLevels] = useState<readonly number[]>([])
  const [seconds, setSeconds] = useState(0)
  const began = useRef(0)
  const ended = useRef<Recording>(undefined)
  const uploading = useRef<AbortController>(undefined)
  const isRefused = state.kind === 'refused'
  const live = state.kind === 'recording' ? state.recording : undefined

  /** Ends it once, whoever asks. */
  const end = async (recording: Recording, then: (note: VoiceNote) => void) => {
    if (ended.current === recording) return
    ended.current = recording
    const length = Math.round((performance.now() - began.current) / 1000)
    const sound = await recording.end()
    if (sound.size === 0) setState({ kind: 'refused', why: 'broken' })
    else then({ sound, seconds: Math.max(1, Math.min(MAX_VOICE_SECONDS, length)) })
  }
  const keepForReview = (recording: Recording) => void end(recording, (note) => setState({ kind: 'held', note }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each try
  useEffect(() => {
    let isLeft = false
    setState({ kind: 'asking' })
    navigator.mediaDevices
      .getUserMedia({ audio: true })
      .then((microphone) => {
        if (isLeft) for (const track of microphone.getTracks()) track.stop()
        else {
          began.current = performance.now()
          setState({ kind: 'recording', recording: record(microphone) })
        }
      })
      .catch((error: unknown) => !isLeft && setState({ kind: 'refused', why: microphoneError(error) }))
    return () => {
      isLeft = true
    }
  }, [attempt])

  // biome-ignore lint/correctness/useExhaustiveDependencies: begins and ends with the recording
  useEffect(() => {
    if (!live) return
    const timer = setInterval(() => {
      const passed = (performance.now() - began.current) / 1000
      setSeconds(passed)
      setLevels((before) => [...before.slice(-59), live.level()])
      if (passed >= MAX_VOICE_SECONDS) keepForReview(live)
    }, TICK_MS)
    // a chat that is closed records nothing more
    const seen = new ResizeObserver(([entry]) => entry?.contentRect.width === 0 && keepForReview(live))
    if (box.current) seen.observe(box.current)
    return () => {
      clearInterval(timer)
      seen.disconnect()
      live.drop()
    }
  }, [live])
  useEffect(() => () => uploading.current?.abort(), [])

  // what lies under it cannot be reached meanwhile
  useLayoutEffect(() => {
    const under = [...(box.current?.parentElement?.children ?? [])].filter((one) => one !== box.current)
    const set = (isInert: boolean) => {
      for (const one of under) one.toggleAttribute('inert', isInert)
    }
    set(!isRefused)
    return () => set(false)
  }, [isRefused])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state has its own next step
  useLayoutEffect(() => go.current?.focus(), [state.kind])

  const submit = async (note: VoiceNote) => {
    setState({ kind: 'sending', note, percent: 0 })
    const stop = new AbortController()
    uploading.current = stop
    try {
      send(
        await uploadVoiceNote(note, getCalls, stop.signal, (percent) => setState({ kind: 'sending', note, percent })),
      )
      close()
    } catch (error) {
      if (stop.signal.aborted) return
      setState({ kind: 'unsent', note, error: error instanceof Error ? error.message : String(error) })
    }
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // the panel would close at it
    event.stopPropagation()
    close()
  }
  const length = state.kind === 'recording' ? seconds : 'note' in state ? state.note.seconds : 0
  return (
    <fieldset ref={box} className={isRefused ? 'voice refused' : 'voice'} aria-label={messages.note} onKeyDown={press}>
      <div role="status" className={isRefused ? undefined : 'sr'}>
        {state.kind === 'asking' && messages.asking}
        {state.kind === 'recording' && messages.recording}
        {state.kind === 'held' && state.note.seconds === MAX_VOICE_SECONDS && messages.longest}
        {isRefused && (
          <>
            <b>{messages[state.why]}</b>
            <p>{messages[`${state.why}Help`]}</p>
          </>
        )}
      </div>
      {state.kind === 'unsent' && (
        <p className="trouble" role="alert">
          {messages.notSent} {translate(words, state.error)}
        </p>
      )}
      {isRefused ? (
        <div className="btns">
          <button ref={go} className="btn p" type="button" onClick={() => setAttempt(attempt + 1)}>
            {messages.tryAgain}
          </button>
          <button className="btn" type="button" onClick={close}>
            {messages.keepTyping}
          </button>
        </div>
      ) : (
        <div className="row">
          <button className="ic" type="button" aria-label={messages.discard} onClick={close}>
            <Icon name="x" />
          </button>
          {state.kind === 'asking' && <span className="meta">{messages.asking}</span>}
          {state.kind === 'sending' && (
            <>
              <span className="meta">{messages.sending(state.percent)}</span>
              <progress max={100} value={state.percent} aria-label={messages.send} />
            </>
          )}
          {state.kind !== 'asking' && state.kind !== 'sending' && <Wave levels={levels} />}
          {state.kind !== 'asking' && <time>{playbackTime(length)}</time>}
          <button
            ref={go}
            className="send"
            type="button"
            aria-label={state.kind === 'unsent' ? messages.tryAgain : messages.send}
            disabled={state.kind === 'asking' || state.kind === 'sending'}
            onClick={() => {
              if (state.kind === 'recording') void end(state.recording, submit)
              else if ('note' in state) void submit(state.note)
            }}
          >
            <Icon name={state.kind === 'unsent' ? 'again' : 'up'} />
          </button>
        </div>
      )}
    </fieldset>
  )
}
