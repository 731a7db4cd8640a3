import { ArrowUp, Square } from 'lucide-react'
import { useState } from 'react'
import { MAX_MESSAGE_CHARACTERS } from '#web/features/conversations/limits.ts'
import { t } from '#web/features/conversations/t.ts'
import { buttonClass } from '#web/ui/button-class.ts'

interface ComposerProps {
  readonly isReady: boolean
  readonly isWriting: boolean
  readonly onSend: (text: string) => void
  readonly onStop: () => void
}

/** Enter sends, Shift+Enter breaks the line; while an answer is written, Send is Stop. */
export const Composer = ({ isReady, isWriting, onSend, onStop }: ComposerProps) => {
  const [text, setText] = useState('')
  const canSend = isReady && !isWriting && text.trim() !== ''
  const send = () => {
    if (!canSend) return
    onSend(text.trim())
    setText('')
  }
  return (
    <form
      className="vg-compose"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        rows={1}
        aria-label={t('write')}
        placeholder={t('write')}
        value={text}
        maxLength={MAX_MESSAGE_CHARACTERS}
        disabled={!isReady}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          send()
        }}
      />
      {isWriting ? (
        <button
          type="button"
          aria-label={t('stop')}
          className={buttonClass({ variant: 'quiet', iconOnly: true })}
          onClick={onStop}
        >
          <Square size={14} fill="currentColor" aria-hidden="true" />
        </button>
      ) : (
        <button
          type="submit"
          aria-label={t('send')}
          className={buttonClass({ variant: 'primary', iconOnly: true })}
          disabled={!canSend}
        >
          <ArrowUp size={18} aria-hidden="true" />
        </button>
      )}
    </form>
  )
}
