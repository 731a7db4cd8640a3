import { useCallback, useEffect, useRef, useState } from 'react'
import { Problem } from '#shared/problems'
import type { UploadState } from '#web/ui/upload-state.ts'

export interface SendFile {
  readonly file: File
  /** 0 to 100. */
  readonly onProgress: (percent: number) => void
  readonly signal: AbortSignal
}

interface UseUpload {
  /** Sends the file and answers the address under which it is kept. */
  readonly send: (upload: SendFile) => Promise<string>
  readonly onSent: (url: string) => void
}

/** One upload at a time: a newer file takes the place of an older one, and leaving the screen stops it. */
export const useUpload = ({ send, onSent }: UseUpload) => {
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const under = useRef<AbortController>(undefined)
  const last = useRef<File>(undefined)
  const preview = useRef<string>(undefined)
  const clear = useCallback(() => {
    under.current?.abort()
    if (preview.current) URL.revokeObjectURL(preview.current)
    preview.current = undefined
  }, [])
  useEffect(() => clear, [clear])

  const start = async (file: File) => {
    clear()
    const stop = new AbortController()
    const { signal } = stop
    under.current = stop
    last.current = file
    preview.current = file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined
    const shown = { name: file.name, preview: preview.current }
    const onProgress = (percent: number) => !signal.aborted && setState({ kind: 'sending', ...shown, percent })
    onProgress(0)
    try {
      const url = await send({ file, onProgress, signal })
      if (signal.aborted) return
      onSent(url)
      setState({ kind: 'sent', name: file.name, url })
    } catch (failure) {
      if (signal.aborted) return
      const reason = failure instanceof Error ? failure.message : String(failure)
      const isFinal = failure instanceof Problem && failure.code === 'invalid'
      setState(isFinal ? { kind: 'refused', name: file.name, reason } : { kind: 'failed', ...shown, reason })
    }
  }
  return {
    state,
    start: (file: File) => void start(file),
    retry: () => last.current && void start(last.current),
    /** Stops what is on its way and forgets what was. */
    dismiss: () => {
      clear()
      setState({ kind: 'idle' })
    },
  }
}
