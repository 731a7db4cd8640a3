import { useContext, useLayoutEffect, useRef, useState } from 'react'
import { voiceMessages } from '#shared/conversations/voice-notes/voice-messages'
import { Words } from '#widget/language/words.ts'
import { adoptStyles } from '#widget/ui/adopt-styles.ts'
import { lazy } from '#widget/ui/lazy.tsx'
import { canRecord } from './recorder/can-record.ts'
import type { RecorderProps } from './recorder/recorder.tsx'
import voiceCss from './voice.css'
import { VoiceIcon } from './voice-icon.tsx'

const loadRecorder = () => import('./recorder/recorder.tsx')
const Recorder = lazy<RecorderProps>(async () => (await loadRecorder()).Recorder)
const applyStyles = adoptStyles(voiceCss)

export type VoiceButtonProps = Omit<RecorderProps, 'close'>

/** Opens the recorder. The microphone is asked for only then. */
export const VoiceButton = (props: VoiceButtonProps) => {
  const messages = useContext(Words).voice ?? voiceMessages
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef(false)
  useLayoutEffect(() => applyStyles(button.current), [])
  // back to the message field, once it can be focused again
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.parentElement?.querySelector('textarea')?.focus()
  }, [isOpen])
  if (!canRecord()) return null
  return (
    <>
      <button
        ref={button}
        className="ic"
        type="button"
        aria-label={messages.record}
        onPointerEnter={loadRecorder}
        onClick={() => setOpen(true)}
      >
        <VoiceIcon name="mic" />
      </button>
      {isOpen && (
        <Recorder
          {...props}
          close={() => {
            wasOpen.current = true
            setOpen(false)
          }}
        />
      )}
    </>
  )
}
