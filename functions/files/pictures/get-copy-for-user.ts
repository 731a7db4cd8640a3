import { optionalEnvironment } from '#lib/environment'
import type { Verb } from '#lib/http/api'
import { rateLimit } from '#lib/http/rate-limit'
import { sha256 } from '#lib/sha256'
import { world } from '#lib/world'
import { fileText } from '#shared/files/messages'
import type { files as routes } from '#shared/files/routes'
import { Problem } from '#shared/problems'
import { fetchPicture } from './fetch-picture.ts'
import { userPictureCopies } from './store.ts'
import { UNSAVED } from './unsaved.ts'

/** The copy is deleted after two days, so a browser that gets its path in the last second can use it for another day. */
const COPY_SECONDS = 24 * 3600
const MISS_SECONDS = 60
/** Of one user: a list of agents has fifty pictures a page. */
const FETCHES = { perWindow: 200, windowSeconds: 600 }
/** The call ends after ten seconds. */
const TIMEOUT_MS = 6000

/**
 * Our copy of any picture on the web, for the dashboard: of agents, workspaces and users, saved or just typed. Only a signed-in
 * user with a workspace of their own gets it, and the copies are kept apart from those that visitors see.
 */
export const getCopyForUser: Verb<typeof routes, 'GET /v2/me/picture-copy'> = async (
  { url },
  { access: { workspaceId } },
) => {
  if (workspaceId === '') throw new Problem('not-found', fileText('noPicture'))
  const path = ownPath(url) ?? (await copiedPath(workspaceId, url))
  if (!path) throw new Problem('not-found', fileText('noPicture'))
  return { path }
}

/** The path of a picture that is ours already: a page of ours may be open under another host. */
const ownPath = (url: string): string | undefined => {
  const host = optionalEnvironment('PUBLIC_URL')
  const { origin, pathname } = new URL(url)
  // as a browser resolves it: dots may lead out of the folder, and two slashes to another host
  return host && origin === new URL(host).origin && pathname.startsWith('/media/') ? pathname : undefined
}

const copiedPath = async (workspaceId: string, url: string): Promise<string | undefined> => {
  const source = sha256(url)
  const now = Math.floor(world().now() / 1000)
  const copy = await userPictureCopies.get({ workspaceId, source })
  if (copy && copy.until > now) return copy.path
  await rateLimit({ scope: `user-picture#${workspaceId}`, ...FETCHES, message: fileText('tooManyPictures') })
  const path = await fetchPicture({ workspaceId, url, prefix: UNSAVED, timeoutMs: TIMEOUT_MS })
  const until = now + (path ? COPY_SECONDS : MISS_SECONDS)
  await userPictureCopies.save({ workspaceId, source, until, ...(path ? { path } : {}) })
  return path
}
