import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { checkFile, type FileLimits } from './check-file.ts'

interface FileTarget extends FileLimits {
  readonly onFile?: ((file: File) => void) | undefined
  /** Takes several at once; without it only the first. */
  readonly onFiles?: ((files: readonly File[]) => void) | undefined
}

/** Takes files that are chosen, dropped or pasted; each that is not accepted is refused with its reason. */
export const useFileTarget = ({ onFile, onFiles, ...limits }: FileTarget) => {
  const [isOver, setOver] = useState(false)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const take = (chosen: Iterable<File> | null) => {
    const files = [...(chosen ?? [])].slice(0, onFiles ? undefined : 1)
    if (files.length === 0) return
    const judged = files.map((file) => ({ file, wrong: checkFile(file, limits) }))
    setRefusals(judged.flatMap(({ file, wrong }) => (wrong ? [`${file.name}: ${wrong}`] : [])))
    const accepted = judged.flatMap(({ file, wrong }) => (wrong ? [] : [file]))
    const [first] = accepted
    if (!first) return
    onFile?.(first)
    onFiles?.(accepted)
  }
  return {
    take,
    refusals,
    /** For the element onto which files are dropped and, while the focus is in it, pasted. */
    target: {
      'data-over': isOver || undefined,
      onDragOver: (event: DragEvent) => {
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      },
      onPaste: (event: ClipboardEvent) => {
        const { files } = event.clipboardData
        if (files.length === 0) return
        event.preventDefault()
        take(files)
      },
    },
  }
}
