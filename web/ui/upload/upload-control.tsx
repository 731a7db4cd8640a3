import { useRef } from 'react'
import type { SendFile } from './create-uploader.ts'
import { type UploadFieldProps, UploadView } from './upload-view.tsx'
import { useUpload } from './use-upload.ts'

export interface UploadControlProps extends UploadFieldProps {
  /** Sends the file and answers its address; a `Problem` with the code `invalid` is the last word on these bytes. */
  readonly send: (upload: SendFile) => Promise<string>
  /** With the address of what was sent, or nothing once it is taken out. */
  readonly onChange: (url: string) => void
}

/**
 * A file that a form keeps by its address: chosen or dropped, sent at once with its progress, stopped, tried again, replaced
 * and taken out. Too large and of the wrong kind are told before anything is sent; the server judges the bytes again.
 */
export const UploadControl = ({ send, onChange, ...look }: UploadControlProps) => {
  const input = useRef<HTMLInputElement>(null)
  const { state, start, retry, dismiss } = useUpload({ send, onSent: onChange })
  // the button that was pressed is gone with its row
  const giveUp = () => {
    dismiss()
    input.current?.focus()
  }
  return (
    <UploadView
      {...look}
      state={state}
      inputRef={input}
      onFile={start}
      onRetry={() => {
        retry()
        input.current?.focus()
      }}
      onDismiss={giveUp}
      onRemove={() => {
        giveUp()
        onChange('')
      }}
    />
  )
}
