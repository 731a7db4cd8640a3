import { ArrowUp, Paperclip, Square } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { attachmentTypes } from '#shared/conversations/attachments/attachment-limits'
import { pastedFiles } from '#shared/conversations/attachments/pasted-files'
import type { Attachment } from '#shared/conversations/schema'
import { MAX_MESSAGE_CHARACTERS } from '#web/features/conversations/limits.ts'
import { t } from '#web/features/conversations/t.ts'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { AttachmentTray } from './attachments/attachment-tray.tsx'
import type { useAttachments } from './attachments/use-attachments.ts'
import { t as test } from './t.ts'

interface ComposerProps {
  readonly isReady: boolean
  readonly isWriting: boolean
  /** The attachments; absent where the agent takes no files. */
  readonly tray: ReturnType<typeof useAttachments> | undefined
  readonly onSend: (text: string, attachments: readonly Attachment[]) => void
  readonly onStop: () => void
}

/** Enter sends, Shift+Enter breaks the line; while an answer streams, Send becomes Stop. */
export const Composer = ({ isReady, isWriting, tray, onSend, onStop }: ComposerProps) => {
  const [text, setText] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const files = tray?.files ?? []
  const canSend = isReady && !isWriting && !tray?.isBusy && (text.trim() !== '' || files.length > 0)
  const send = () => {
    if (!canSend) return
    onSend(text.trim(), files)
    setText('')
    tray?.empty()
  }
  return (
    <form
      className="vg-compose"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {tray && (
        <AttachmentTray
          attached={tray.attached}
          onAgain={tray.again}
          onRemove={tray.remove}
          onEmpty={() => field.current?.focus()}
        />
      )}
      {tray && <AttachButton isReady={isReady} field={field} onFiles={tray.add} />}
      <textarea
        ref={field}
        rows={1}
        aria-label={t('write')}
        placeholder={t('write')}
        value={text}
        maxLength={MAX_MESSAGE_CHARACTERS}
        disabled={!isReady}
        onChange={(event) => setText(event.currentTarget.value)}
        onPaste={(event) => {
          const pasted = pastedFiles(event.clipboardData)
          if (pasted?.length) tray?.add([...pasted])
        }}
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

interface AttachButtonProps {
  readonly isReady: boolean
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly onFiles: (files: readonly File[]) => void
}

/** Opens the browser's file picker. */
const AttachButton = ({ isReady, field, onFiles }: AttachButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        label={test('attach')}
        icon={<Paperclip size={16} />}
        disabled={!isReady}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={test('attach')}
        // only a hint to the browser; the chosen file is checked anyway
        accept={Object.keys(attachmentTypes)
          .map((ending) => `.${ending}`)
          .join()}
        onChange={({ currentTarget }) => {
          if (currentTarget.files?.length) onFiles([...currentTarget.files])
          currentTarget.value = ''
          field.current?.focus()
        }}
      />
    </>
  )
}
