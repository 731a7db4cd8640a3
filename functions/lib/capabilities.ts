import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { perFunction } from '#lib/per-function'
import { world } from '#lib/world'
import { Capabilities } from '#shared/agents/capabilities'

const stored = entity<Capabilities, object>({
  name: 'capabilities',
  parse: (item) => Capabilities.parse(item),
  key: keys.capabilities,
})

/** How long a warm function serves what it read: a new key takes effect within this, and the minute until it is published. */
const FRESH_MS = 60_000
const none: Capabilities = { models: [], transcribers: [] }

const read = perFunction((): { until: number; found: Capabilities } => ({ until: 0, found: none }))
const published = perFunction((): { text: string } => ({ text: '' }))

/**
 * What the region's providers can do, for functions that anybody can reach and that therefore must not hold the keys
 * that decide it. Nothing before it was first published.
 */
export const capabilities = async (): Promise<Capabilities> => {
  const cached = read()
  const now = world().now()
  if (cached.until > now) return cached.found
  const found = await stored.get({})
  // until it is published for the first time, every call looks again
  if (found) Object.assign(cached, { until: now + FRESH_MS, found })
  return found ?? none
}

/** Writes what a function with the keys knows, only when it has changed: doing it twice writes the same. */
export const publishCapabilities = async (known: Capabilities): Promise<void> => {
  const text = JSON.stringify(known)
  if (published().text === text) return
  const before = await stored.get({}, { consistent: true })
  if (JSON.stringify(before) !== text) await stored.save(known)
  published().text = text
}

/** Empties this function's caches (tests). */
export const clearCapabilitiesCache = (): void => {
  Object.assign(read(), { until: 0, found: none })
  published().text = ''
}
