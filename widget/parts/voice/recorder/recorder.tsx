import { type KeyboardEvent, useContext, useLayoutEffect, useRef } from 'react'
import { MAX_VOICE_SECONDS } from '#shared/conversations/attachments/attachment-limits'
import { voiceMessages } from '#shared/conversations/voice-notes/voice-messages'
import { translate } from '#widget/language/translate.ts'
import { Words } from '#widget/language/words.ts'
import type { ConversationCalls } from '#widget/session/conversation-calls.ts'
import type { SentFile } from '#widget/session/state/chat-state.ts'
import { RecorderRow } from './recorder-row.tsx'
import { useInertSiblings } from './use-inert-siblings.ts'
import { useNoteUpload } from './use-note-upload.ts'
import { useRecording } from './use-recording.ts'

export interface RecorderProps {
  readonly getCalls: ConversationCalls
  readonly send: (note: SentFile) => void
  readonly close: () => void
}

/** Covers the composer while the visitor makes a voice note: permission, recording, upload, errors. */
export const Recorder = ({ getCalls, send, close }: RecorderProps) => {
  const words = useContext(Words)
  const messages = words.voice ?? voiceMessages
  const box = useRef<HTMLFieldSetElement>(null)
  const nextStep = useRef<HTMLButtonElement>(null)
  const { state, setState, levels, seconds, end, retry } = useRecording(box)
  const sendAndClose = (note: SentFile) => {
    send(note)
    close()
  }
  const upload = useNoteUpload(getCalls, sendAndClose, setState)
  const isRefused = state.kind === 'refused'
  useInertSiblings(box, !isRefused)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state has its own next step
  useLayoutEffect(() => nextStep.current?.focus(), [state.kind])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // the panel would close too
    event.stopPropagation()
    close()
  }
  return (
    <fieldset
      ref={box}
      className={isRefused ? 'voice refused' : 'voice'}
      aria-label={messages.note}
      onKeyDown={onKeyDown}
    >
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
          <button ref={nextStep} className="btn p" type="button" onClick={retry}>
            {messages.tryAgain}
          </button>
          <button className="btn" type="button" onClick={close}>
            {messages.keepTyping}
          </button>
        </div>
      ) : (
        <RecorderRow
          state={state}
          levels={levels}
          seconds={seconds}
          sendButton={nextStep}
          discard={close}
          send={() => {
            if (state.kind === 'recording') void end(state.recording, upload)
            else if ('note' in state) void upload(state.note)
          }}
        />
      )}
    </fieldset>
  )
}
