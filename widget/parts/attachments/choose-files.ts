import { attachmentTypes } from '#shared/conversations/attachments/attachment-limits'

/** Opens the browser's own choice of files. Nothing chosen, nothing happens. */
export const chooseFiles = (take: (files: FileList | null) => void): void => {
  const input = document.createElement('input')
  input.type = 'file'
  input.multiple = true
  // a wish to the browser only; what is chosen anyway is judged
  input.accept = Object.keys(attachmentTypes)
    .map((ending) => `.${ending}`)
    .join()
  input.onchange = () => take(input.files)
  input.click()
}
