import { ownUrl } from '#lib/hosts/own-urls'
import { defect, log } from '#lib/log'
import { perFunction } from '#lib/per-function'
import { world } from '#lib/world'
import { PORTAL_PAGE } from '#shared/agencies/portal-brand'
import type { WebConfig } from '#shared/web-config'

const FRESH_MS = 60_000
const TIMEOUT_MS = 5000

interface PortalIndex {
  readonly index: string
  /** The origin of the frames' host; empty until the installation says one. */
  readonly framesHost: string
}

const kept = perFunction((): { found?: PortalIndex; until: number } => ({ until: 0 }))

/** The portal's built page, from where the installation's pages are. The last good one answers while a newer cannot be had. */
export const portalIndex = async (): Promise<PortalIndex> => {
  const last = kept()
  if (last.found && last.until > world().now()) return last.found
  try {
    const [index, framesHost] = await Promise.all([fetchFile(PORTAL_PAGE), fetchFramesHost()])
    const found = { index, framesHost: framesHost ?? last.found?.framesHost ?? '' }
    Object.assign(last, { found, until: world().now() + FRESH_MS })
    return found
  } catch (failure) {
    if (!last.found) throw failure
    log('error', 'the portal’s page cannot be had', defect(failure))
    return last.found
  }
}

const fetchFile = async (path: string): Promise<string> => {
  const url = ownUrl(path)
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}

/** As the dashboard is told: a page works without, only its html tabs do not. */
const fetchFramesHost = async (): Promise<string | undefined> => {
  try {
    // our own infra writes the file from this type
    const { frames } = JSON.parse(await fetchFile('/config.json')) as WebConfig
    return frames === undefined ? undefined : new URL(frames).origin
  } catch (failure) {
    log('warn', 'the frames’ host is not known', defect(failure))
    return undefined
  }
}
