/** What browsers send uploads with (XMLHttpRequest), as far as `putFile` asks of it; the request is a real one. */
export class BrowserUpload {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  readonly #headers = new Headers()
  #method = ''
  #url = ''
  status = 0
  onload = (): void => undefined
  onerror = (): void => undefined
  onabort = (): void => undefined

  open(method: string, url: string): void {
    this.#method = method
    this.#url = url
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value)
  }

  send(file: Blob): void {
    fetch(this.#url, { method: this.#method, headers: this.#headers, body: file }).then(
      ({ status }) => {
        this.status = status
        this.onload()
      },
      () => this.onerror(),
    )
  }

  abort(): void {
    this.onabort()
  }
}
