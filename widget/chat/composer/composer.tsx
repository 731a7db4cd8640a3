import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { pastedFiles } from '#shared/conversations/attachments/pasted-files'
import type { Attachment } from '#shared/conversations/schema'
import { translate } from '#widget/language/translate.ts'
import { Words } from '#widget/language/words.ts'
import type { VoiceButtonProps } from '#widget/parts/voice/voice-button.tsx'
import type { ConversationCalls } from '#widget/session/conversation-calls.ts'
import { Icon } from '#widget/ui/icon.tsx'
import { lazy } from '#widget/ui/lazy.tsx'
import { AttachButton } from './attach-button.tsx'
import type { Draft } from './draft.ts'
import { MAX_CHARACTERS } from './max-characters.ts'
import { useAutoHeight } from './use-auto-height.ts'
import { useFileDrop } from './use-file-drop.ts'
import { useTray } from './use-tray.tsx'

const VoiceButton = lazy<VoiceButtonProps>(
  async () => (await import('#widget/parts/voice/voice-button.tsx')).VoiceButton,
)

interface ComposerProps {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly draft?: Draft | undefined
  readonly isReady: boolean
  readonly isWriting: boolean
  readonly sendMessage: (text: string, attachments: readonly Attachment[]) => void
  /** `undefined` where the agent takes no files. */
  readonly getCalls: ConversationCalls | undefined
  /** `undefined` where it takes no voice notes. */
  readonly voice: ConversationCalls | undefined
  readonly stop: () => void
  readonly withdrawUnsent: () => string | undefined
}

/** The message field and its one button: Send, or Stop while an answer is being written and the field is empty. */
export const Composer = ({
  field,
  draft,
  isReady,
  isWriting,
  sendMessage,
  getCalls,
  voice,
  stop,
  withdrawUnsent,
}: ComposerProps) => {
  const words = useContext(Words)
  const [text, setText] = useState('')
  /** Submitted while the conversation was still opening: sent once it is open, unless the text has changed by then. */
  const [isQueued, setQueued] = useState(false)
  const { files, isBusy, isBroken, pick, fail, empty, element: tray } = useTray(field, getCalls)
  const message = text.trim()
  const isTooLong = message.length > MAX_CHARACTERS
  const isEmpty = message === '' && files.length === 0
  const canSend = !(isEmpty || isTooLong || isBusy)
  const isStop = isWriting && isEmpty && !isBusy

  useLayoutEffect(() => {
    if (draft) setText(draft.text)
  }, [draft])
  useAutoHeight(field, text)
  useFileDrop(field, pick)

  const send = (event?: FormEvent) => {
    event?.preventDefault()
    if (isStop) return stop()
    if (!canSend) return
    setQueued(!isReady)
    if (!isReady) return
    sendMessage(message, files)
    setText('')
    empty()
    field.current?.focus()
  }
  useEffect(() => {
    if (isReady && isQueued) send()
  })
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends the composition of a character (IME); that press does not send
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (!isStop) send()
    }
    if (event.key === 'ArrowUp' && text === '') {
      const withdrawn = withdrawUnsent()
      if (withdrawn !== undefined) {
        event.preventDefault()
        setText(withdrawn)
      }
    }
  }
  return (
    <form onSubmit={send}>
      {tray}
      {isBroken && (
        <p className="limit" role="alert">
          {translate(words, 'The connection failed. Check your network and try again.')}
        </p>
      )}
      {isTooLong && (
        <p className="limit" id="vg-limit">
          {words.tooLong(message.length)}
        </p>
      )}
      <div className="comp">
        {getCalls && <AttachButton pick={pick} fail={fail} />}
        <textarea
          ref={field}
          rows={1}
          value={text}
          dir="auto"
          aria-label={words.message}
          placeholder={words.message}
          enterKeyHint="send"
          aria-invalid={isTooLong}
          {...(isTooLong ? { 'aria-describedby': 'vg-limit' } : {})}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setQueued(false)
          }}
          onKeyDown={onKeyDown}
          onPaste={(event) => pick(pastedFiles(event.clipboardData))}
        />
        {voice && isReady && <VoiceButton getCalls={voice} send={(note) => sendMessage('', [note])} />}
        <button
          className={isStop ? 'send stop' : 'send'}
          type="submit"
          aria-label={isStop ? words.stop : words.send}
          disabled={!isStop && !canSend}
        >
          <Icon name={isStop ? 'stop' : 'up'} isFilled={isStop} />
        </button>
      </div>
    </form>
  )
}
