import { attachmentTypes } from '#shared/conversations/attachments/attachment-limits'

/** Opens the browser's file picker. */
export const chooseFiles = (take: (files: FileList | null) => void): void => {
  const input = document.createElement('input')
  input.type = 'file'
  input.multiple = true
  // only a hint to the browser; picked files are checked anyway
  input.accept = Object.keys(attachmentTypes)
    .map((ending) => `.${ending}`)
    .join()
  input.onchange = () => take(input.files)
  input.click()
}
