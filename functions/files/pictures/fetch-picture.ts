import { safeFetch } from '#lib/fetch/safe-fetch'
import { MAX_PICTURE_BYTES } from '#shared/files/pictures'
import { storePicture } from './store-picture.ts'

interface FetchedPicture {
  readonly workspaceId: string
  readonly url: string
  /** What its public name begins with. */
  readonly prefix?: string
  readonly timeoutMs?: number
}

/**
 * Fetches a third party's picture and stores a copy; returns the copy's path, or `undefined` when the URL serves no picture.
 * The caller needs the prefix `media/` of the files and `PUBLIC_URL`.
 */
export const fetchPicture = async ({
  workspaceId,
  url,
  prefix = '',
  timeoutMs = 10_000,
}: FetchedPicture): Promise<string | undefined> => {
  const fetched = await safeFetch(url, { maxBytes: MAX_PICTURE_BYTES, headers: { accept: 'image/*' }, timeoutMs })
  if (!fetched.ok) return undefined
  const rule = { maxBytes: MAX_PICTURE_BYTES, allowsSvg: false, prefix }
  const stored = await storePicture(workspaceId, fetched.response.body, rule)
  // the path only: each brand's host serves it
  return stored.kind === 'stored' ? new URL(stored.url, 'https://host').pathname : undefined
}
