import { perFunction } from '#lib/per-function'
import { open } from '#lib/sealed'
import { world } from '#lib/world'
import type { AppProvider } from '#shared/channels/apps/schema'
import { ownAppSecret } from './own-app-secret.ts'
import { type OwnApp, ownApps } from './store.ts'

/** How long a warm hook uses what it read: a provider tries again what a new secret signed meanwhile. */
const FRESH_MS = 30_000
/** Anybody may call the address: more are not kept. */
const MOST_KEPT = 500

const kept = perFunction(() => new Map<string, { readonly until: number; readonly app: OwnApp | undefined }>())

/**
 * The app that a hook's address names, by one read. One that nobody has is nothing, as is one of another provider: what it delivers is
 * then refused in the same way as a wrong signature.
 */
export const deliveringApp = async <P extends AppProvider>(
  provider: P,
  appKey: string,
): Promise<Extract<OwnApp, { provider: P }> | undefined> => {
  if (!/^[A-Za-z0-9]{20}$/.test(appKey)) return undefined
  const app = await read(appKey)
  return app?.provider === provider ? (app as Extract<OwnApp, { provider: P }>) : undefined
}

const read = async (appKey: string): Promise<OwnApp | undefined> => {
  const cache = kept()
  const known = cache.get(appKey)
  if (known && known.until > world().now()) return known.app
  const app = await ownApps.get({ appKey })
  cache.delete(appKey)
  if (cache.size >= MOST_KEPT) cache.delete(cache.keys().next().value ?? '')
  cache.set(appKey, { until: world().now() + FRESH_MS, app })
  return app
}

/** The opened secret with which an app signs what it delivers. Never log it. */
export const signingSecret = (app: OwnApp): Promise<string> => open(app.secret, ownAppSecret(app))

/** Empties this function's cache (tests). */
export const forgetDeliveringApps = (): void => kept().clear()
