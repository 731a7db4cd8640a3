import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createUploader, type UploadForm } from './create-uploader.ts'
import type { UploadState } from './upload-state.ts'

/** An upload as a form shows it; leaving the screen cancels it. */
export const useUpload = (form: UploadForm) => {
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const newest = useRef(form)
  useLayoutEffect(() => {
    newest.current = form
  })
  const [{ start, retry, clear }] = useState(() => createUploader(() => newest.current, setState))
  useEffect(() => clear, [clear])
  return {
    state,
    start: (file: File) => void start(file),
    retry: () => void retry(),
    /** Cancels the upload in progress and clears its state. */
    dismiss: () => {
      clear()
      setState({ kind: 'idle' })
    },
  }
}
