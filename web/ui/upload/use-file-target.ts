import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { checkFile, type FileLimits } from './check-file.ts'

/** Takes a file that is chosen, dropped or pasted; one that is not accepted is refused with its reason. */
export const useFileTarget = (limits: FileLimits, onFile: (file: File) => void) => {
  const [isOver, setOver] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const take = (file: File | undefined) => {
    if (!file) return
    const wrong = checkFile(file, limits)
    setRefusal(wrong && `${file.name}: ${wrong}`)
    if (!wrong) onFile(file)
  }
  return {
    take,
    refusal,
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
        take(event.dataTransfer.files[0])
      },
      onPaste: (event: ClipboardEvent) => {
        const [file] = event.clipboardData.files
        if (!file) return
        event.preventDefault()
        take(file)
      },
    },
  }
}
