import { connectionText } from '#shared/connection-messages'
import { Problem } from '#shared/problems'
import { serverText } from '#web/lib/words/server-text.ts'

export interface PutFile {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly file: Blob
  /** 0 to 100, of the bytes sent. */
  readonly onProgress: (percent: number) => void
  readonly signal?: AbortSignal | undefined
}

/** Uploads a file to a presigned address. XMLHttpRequest, because fetch reports no upload progress. */
export const putFile = ({ url, headers, file, onProgress, signal }: PutFile): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(Math.round((loaded / Math.max(1, total)) * 100)),
    )
    request.addEventListener('load', () =>
      request.status < 300
        ? resolve()
        : reject(new Problem('unavailable', serverText(connectionText('uploadRefused', request.status)))),
    )
    request.addEventListener('error', () => reject(new Problem('unavailable', serverText(connectionText('failed')))))
    request.addEventListener('abort', () => reject(signal?.reason))
    signal?.addEventListener('abort', () => request.abort())
    request.send(file)
  })
