import type { UploadState } from './upload-state.ts'

export interface SendFile {
  readonly file: File
  /** 0 to 100. */
  readonly onProgress: (percent: number) => void
  readonly signal: AbortSignal
}

export interface UploadForm {
  /** Uploads the file and returns its stored address. */
  readonly send: (upload: SendFile) => Promise<string>
  readonly onSent: (url: string) => void
}

/**
 * One upload at a time: a newer file replaces an older one. `form` returns the current form: during an upload the form may be
 * edited, saved, and based on another copy.
 */
export const createUploader = (form: () => UploadForm, show: (state: UploadState) => void) => {
  let running: AbortController | undefined
  let lastFile: File | undefined
  let preview: string | undefined
  const clear = () => {
    running?.abort()
    if (preview) URL.revokeObjectURL(preview)
    preview = undefined
  }
  const start = async (file: File) => {
    clear()
    const controller = new AbortController()
    const { signal } = controller
    running = controller
    lastFile = file
    preview = file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined
    const shown = { name: file.name, preview }
    const onProgress = (percent: number) => !signal.aborted && show({ kind: 'sending', ...shown, percent })
    onProgress(0)
    try {
      const url = await form().send({ file, onProgress, signal })
      if (signal.aborted) return
      form().onSent(url)
      show({ kind: 'sent', name: file.name, url })
    } catch (failure) {
      if (signal.aborted) return
      const reason = failure instanceof Error ? failure.message : String(failure)
      // by its code: the class would be a chunk of its own in the shell
      const isFinal = failure instanceof Error && 'code' in failure && failure.code === 'invalid'
      show(isFinal ? { kind: 'refused', name: file.name, reason } : { kind: 'failed', ...shown, reason })
    }
  }
  return {
    start,
    retry: async () => lastFile && start(lastFile),
    /** Cancels the upload in progress. */
    clear,
  } as const
}
