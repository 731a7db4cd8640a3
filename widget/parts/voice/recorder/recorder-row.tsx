import { type Ref, useContext } from 'react'
import { playbackTime } from '#shared/conversations/voice-notes/playback-time'
import { voiceMessages } from '#shared/conversations/voice-notes/voice-messages'
import { Words } from '#widget/language/words.ts'
import { Icon } from '#widget/ui/icon.tsx'
import type { RecorderState } from './recorder-state.ts'
import { Wave } from './wave.tsx'

interface RecorderRowProps {
  readonly state: RecorderState
  readonly levels: readonly number[]
  readonly seconds: number
  readonly sendButton: Ref<HTMLButtonElement>
  readonly send: () => void
  readonly discard: () => void
}

/** Discard, the progress of the recording or the upload, and Send. */
export const RecorderRow = ({ state, levels, seconds, sendButton, send, discard }: RecorderRowProps) => {
  const messages = useContext(Words).voice ?? voiceMessages
  const { kind } = state
  return (
    <div className="row">
      <button className="ic" type="button" aria-label={messages.discard} onClick={discard}>
        <Icon name="x" />
      </button>
      {kind === 'asking' && <span className="meta">{messages.asking}</span>}
      {kind === 'sending' && (
        <>
          <span className="meta">{messages.sending(state.percent)}</span>
          <progress max={100} value={state.percent} aria-label={messages.send} />
        </>
      )}
      {kind !== 'asking' && kind !== 'sending' && <Wave levels={levels} />}
      {kind !== 'asking' && <time>{playbackTime('note' in state ? state.note.seconds : seconds)}</time>}
      <button
        ref={sendButton}
        className="send"
        type="button"
        aria-label={kind === 'unsent' ? messages.tryAgain : messages.send}
        disabled={kind === 'asking' || kind === 'sending'}
        onClick={send}
      >
        <Icon name={kind === 'unsent' ? 'again' : 'up'} />
      </button>
    </div>
  )
}
