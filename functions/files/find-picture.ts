import { liveAgent } from '#features/agents'
import type { Verb } from '#lib/api'
import { rateLimit } from '#lib/rate-limit'
import { safeFetch } from '#lib/safe-fetch'
import { sha256 } from '#lib/sha256'
import { world } from '#lib/world'
import { fileMessages } from '#shared/files/messages'
import type { files as routes } from '#shared/files/routes'
import { Problem } from '#shared/problems'
import { keepPicture } from './keep-picture.ts'
import { namesAddress } from './names-address.ts'
import { pictureCopies } from './store.ts'

const MAX_BYTES = 5_000_000
const KEPT_SECONDS = 7 * 24 * 3600
/** A picture that could not be had is asked for again after ten minutes. */
const MISSED_SECONDS = 600
const FETCHES = { perWindow: 60, windowSeconds: 600 }

/**
 * Our copy of a picture that an agent shows, fetched once a week, so that no visitor's browser calls a stranger. Only what the
 * live agent's owner wrote into it is fetched: an address that a model was talked into carries nothing out.
 */
export const findPicture: Verb<typeof routes, 'GET /v2/public/agents/{agentId}/picture'> = async ({ agentId, url }) => {
  const missing = new Problem('not-found', fileMessages.noPicture)
  const agent = await liveAgent(agentId)
  if (!agent || !namesAddress(agent.settings, url)) throw missing
  const source = sha256(url)
  const now = Math.floor(world().now() / 1000)
  const known = await pictureCopies.get({ agentId, source })
  if (known && known.until > now) return found(known.path)
  await rateLimit({ scope: `picture#${agentId}`, ...FETCHES, message: fileMessages.tooManyPictures })
  const fetched = await safeFetch(url, { maxBytes: MAX_BYTES, headers: { accept: 'image/*' } })
  const kept = fetched.ok
    ? await keepPicture(agent.workspaceId, fetched.response.body, { maxBytes: MAX_BYTES, isDrawingKept: false })
    : undefined
  // the path only: each brand's host serves it
  const path = kept?.kind === 'kept' ? new URL(kept.url, 'https://host').pathname : undefined
  const until = now + (path ? KEPT_SECONDS : MISSED_SECONDS)
  await pictureCopies.save({ agentId, source, until, ...(path ? { path } : {}) })
  return found(path)
}

const found = (path: string | undefined) => {
  if (!path) throw new Problem('not-found', fileMessages.noPicture)
  return { path }
}
