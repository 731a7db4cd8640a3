import { useContext, useLayoutEffect, useRef, useState } from 'react'
import { voiceMessages } from '#shared/conversations/voice-messages'
import { late } from '#widget/parts/late.tsx'
import { wearSheet } from '#widget/parts/wear-sheet.ts'
import { Words } from '#widget/parts/words.ts'
import { canRecord } from './can-record.ts'
import type { RecorderProps } from './recorder.tsx'
import { Sign } from './sign.tsx'
import voiceCss from './voice.css'

const recording = () => import('./recorder.tsx')
const Recorder = late<RecorderProps>(async () => (await recording()).Recorder)
const wear = wearSheet(voiceCss)

export type VoiceProps = Omit<RecorderProps, 'close'>

/** The way to a voice note. Nothing is asked, and nothing recorded, before it is pressed. */
export const Voice = (props: VoiceProps) => {
  const say = useContext(Words).voice ?? voiceMessages
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef(false)
  useLayoutEffect(() => wear(button.current), [])
  // back to writing, once that can be reached again
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
        aria-label={say.record}
        onPointerEnter={recording}
        onClick={() => setOpen(true)}
      >
        <Sign name="mic" />
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
