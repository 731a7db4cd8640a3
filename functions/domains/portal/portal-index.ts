import { environment } from '#lib/environment'
import { defect, log } from '#lib/log'
import { perFunction } from '#lib/per-function'
import { world } from '#lib/world'
import { PORTAL_PAGE } from '#shared/agencies/portal-brand'

const FRESH_MS = 60_000
const TIMEOUT_MS = 5000

const kept = perFunction((): { index?: string; until: number } => ({ until: 0 }))

/** The portal's built page, from where the installation's pages are. The last good one answers while a newer cannot be had. */
export const portalIndex = async (): Promise<string> => {
  const last = kept()
  if (last.index !== undefined && last.until > world().now()) return last.index
  try {
    const index = await fetchIndex()
    Object.assign(last, { index, until: world().now() + FRESH_MS })
    return index
  } catch (failure) {
    if (last.index === undefined) throw failure
    log('error', 'the portal’s page cannot be had', defect(failure))
    return last.index
  }
}

const fetchIndex = async (): Promise<string> => {
  const url = `${environment('PUBLIC_URL').replace(/\/$/, '')}${PORTAL_PAGE}`
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}
