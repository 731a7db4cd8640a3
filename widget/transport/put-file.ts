interface PutFile {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly file: Blob
  /** Upload progress, 0 to 100. */
  readonly onProgress: (percent: number) => void
  readonly signal: AbortSignal
}

/** Uploads a file to a presigned URL. XMLHttpRequest, because fetch does not report upload progress. */
export const putFile = ({ url, headers, file, onProgress, signal }: PutFile): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((loaded / Math.max(1, total)) * 100))
    request.onload = () =>
      request.status < 300 ? resolve() : reject(new Error(`The upload was refused (${request.status}).`))
    request.onerror = () => reject(new Error('The connection failed. Check your network and try again.'))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
