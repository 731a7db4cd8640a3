import { isLoopback } from './post-webhook.ts'
import type { UploadedFile } from './read-parameters.ts'

/** Fetches a file that the product names by its address, on this machine only; undefined where it cannot be had. */
export const fetchFile = async (address: string, mostBytes: number): Promise<UploadedFile | undefined> => {
  const url = URL.parse(address)
  if (!url || !isLoopback(url)) return undefined
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    if (!answer.ok) return undefined
    const bytes = new Uint8Array(await answer.arrayBuffer())
    if (bytes.length > mostBytes) return undefined
    const type = (answer.headers.get('content-type') ?? '').split(';')[0] ?? ''
    return { name: decodeURIComponent(url.pathname.split('/').at(-1) ?? 'file'), type, bytes }
  } catch {
    return undefined
  }
}
