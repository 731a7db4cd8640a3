import { type RefObject, useEffect } from 'react'

/** Takes files that are dropped anywhere in the chat. */
export const useFileDrop = (
  field: RefObject<HTMLTextAreaElement | null>,
  pick: (files: FileList | null) => void,
): void =>
  useEffect(() => {
    const panel = field.current?.closest<HTMLElement>('.panel')
    if (!panel) return
    const take = (event: DragEvent) => {
      // dropped text is for the field
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      if (event.type === 'drop') pick(event.dataTransfer.files)
    }
    panel.ondragover = take
    panel.ondrop = take
  })
