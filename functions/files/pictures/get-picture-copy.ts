import { liveAgent } from '#features/agents'
import { safeFetch } from '#lib/fetch/safe-fetch'
import type { Verb } from '#lib/http/api'
import { rateLimit } from '#lib/http/rate-limit'
import { sha256 } from '#lib/sha256'
import { world } from '#lib/world'
import { fileText } from '#shared/files/messages'
import type { files as routes } from '#shared/files/routes'
import { Problem } from '#shared/problems'
import { containsUrl } from './contains-url.ts'
import { pictureCopies } from './store.ts'
import { storePicture } from './store-picture.ts'

const MAX_BYTES = 5_000_000
const COPY_SECONDS = 7 * 24 * 3600
/** A picture that could not be had is asked for again after ten minutes. */
const MISS_SECONDS = 600
const FETCHES = { perWindow: 60, windowSeconds: 600 }

/**
 * Our copy of a picture that an agent shows, fetched once a week, so that no visitor's browser calls a stranger. Only what the
 * live agent's owner wrote into it is fetched: an address that a model was talked into carries nothing out.
 */
export const getPictureCopy: Verb<typeof routes, 'GET /v2/public/agents/{agentId}/picture'> = async ({
  agentId,
  url,
}) => {
  const missing = new Problem('not-found', fileText('noPicture'))
  const agent = await liveAgent(agentId)
  if (!agent || !containsUrl(agent.settings, url)) throw missing
  const source = sha256(url)
  const now = Math.floor(world().now() / 1000)
  const known = await pictureCopies.get({ agentId, source })
  if (known && known.until > now) return pathOrThrow(known.path)
  await rateLimit({ scope: `picture#${agentId}`, ...FETCHES, message: fileText('tooManyPictures') })
  const fetched = await safeFetch(url, { maxBytes: MAX_BYTES, headers: { accept: 'image/*' } })
  const kept = fetched.ok
    ? await storePicture(agent.workspaceId, fetched.response.body, { maxBytes: MAX_BYTES, allowsSvg: false })
    : undefined
  // the path only: each brand's host serves it
  const path = kept?.kind === 'kept' ? new URL(kept.url, 'https://host').pathname : undefined
  const until = now + (path ? COPY_SECONDS : MISS_SECONDS)
  await pictureCopies.save({ agentId, source, until, ...(path ? { path } : {}) })
  return pathOrThrow(path)
}

const pathOrThrow = (path: string | undefined) => {
  if (!path) throw new Problem('not-found', fileText('noPicture'))
  return { path }
}
