import { rateLimit } from '#lib/http/rate-limit'
import { sha256 } from '#lib/sha256'
import { world } from '#lib/world'
import { fileText } from '#shared/files/messages'
import { fetchPicture } from './fetch-picture.ts'
import { pictureCopies } from './store.ts'

const COPY_SECONDS = 7 * 24 * 3600
/** A picture that could not be fetched is tried again after ten minutes. */
const MISS_SECONDS = 600
const FETCHES = { perWindow: 60, windowSeconds: 600 }

interface PictureUrl {
  readonly workspaceId: string
  readonly agentId: string
  readonly url: string
}

/**
 * The path of our copy of a third party's picture, fetched at most once a week; `undefined` when the URL serves no picture.
 * The caller needs the prefix `media/` of the files and `PUBLIC_URL`.
 */
export const copyPicture = async ({ workspaceId, agentId, url }: PictureUrl): Promise<string | undefined> => {
  const source = sha256(url)
  const now = Math.floor(world().now() / 1000)
  const copy = await pictureCopies.get({ agentId, source })
  if (copy && copy.until > now) return copy.path
  await rateLimit({ scope: `picture#${agentId}`, ...FETCHES, message: fileText('tooManyPictures') })
  const path = await fetchPicture({ workspaceId, url })
  const until = now + (path ? COPY_SECONDS : MISS_SECONDS)
  await pictureCopies.save({ agentId, source, until, ...(path ? { path } : {}) })
  return path
}
