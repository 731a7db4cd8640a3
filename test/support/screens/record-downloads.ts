import { vi } from 'vitest'

type Download = {
  readonly name: string
  readonly file: Blob
}

/** Records the files that the page hands to the user, instead of saving them. */
export const recordDownloads = (): Download[] => {
  const saved: Download[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const link = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, file: new Blob([file as Blob]) })
      link.mockRestore()
    })
    return 'blob:saved'
  })
  return saved
}
