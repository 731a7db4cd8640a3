import { useRef } from 'react'
import type { SendFile } from './create-uploader.ts'
import { type UploadFieldProps, UploadView } from './upload-view.tsx'
import { useUpload } from './use-upload.ts'

export interface UploadControlProps extends UploadFieldProps {
  /** Uploads the file and returns its address; a `Problem` with the code `invalid` is final for this file. */
  readonly send: (upload: SendFile) => Promise<string>
  /** With the address of the upload, or nothing once it is removed. */
  readonly onChange: (url: string) => void
}

/**
 * A file that a form stores by its address: chosen or dropped, uploaded at once with progress, cancelled, retried, replaced
 * and removed. Wrong size and type are reported before the upload; the server checks the bytes again.
 */
export const UploadControl = ({ send, onChange, ...look }: UploadControlProps) => {
  const input = useRef<HTMLInputElement>(null)
  const { state, start, retry, dismiss } = useUpload({ send, onSent: onChange })
  // the pressed button is gone with its row
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
