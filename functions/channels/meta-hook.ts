import { hook } from '#lib/http/hook'
import { jsonOf } from '#lib/http/request/json-of'
import { log } from '#lib/log'
import { world } from '#lib/world'
import { PLATFORM_KEY } from '#shared/channels/apps/schema'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'
import { acceptUpdates } from './accept-updates.ts'
import type { MetaOwn } from './apps/store.ts'
import { challengeOf, verifyMeta } from './meta/signature.ts'
import { updatesIn } from './meta/updates-in.ts'
import { metaSlices } from './meta-intakes.ts'
import { appSecrets } from './provider/app-secrets.ts'

/** Meta sends up to a thousand changes at once. https://developers.facebook.com/docs/graph-api/webhooks/getting-started */
const MAX_BYTES = 3 * 1024 * 1024

/**
 * What Meta pushes to the platform's app, or to a workspace's own: WhatsApp, Messenger and Instagram. Stored before it is answered, else
 * Meta tries again; what no repetition would make readable is answered, too. Of the platform's app nothing is read from the database.
 */
export const handler = hook(async (push) => {
  const { appKey = '' } = push.path
  // loaded on use: the platform's app has most deliveries
  const apps = appKey === PLATFORM_KEY ? undefined : await import('./apps/delivering-app.ts')
  const own = await apps?.deliveringApp('meta', appKey)
  const { metaAppSecret = '', metaVerifyToken = '' } = appKey === PLATFORM_KEY ? await appSecrets() : {}
  if (push.method === 'GET') return { status: 200, body: challengeOf(push, own?.verifyToken ?? metaVerifyToken) }
  verifyMeta(push, own && apps ? await apps.signingSecret(own) : metaAppSecret)
  if (push.body.byteLength > MAX_BYTES) throw new Problem('too-large', problemText('tooLarge'))
  const body = jsonOf(push.body)
  const updates = updatesIn(body, { code: objectOf(body), workspaceId: own?.workspaceId })
  if (own) await (await import('./provider/limit-deliveries.ts')).limitDeliveries(`app#${own.appKey}`, updates)
  const slices = metaSlices.get(objectOf(body))?.(body) ?? []
  const announced = await announce(push.body, body, own)
  if (slices.length + announced === 0)
    log('warn', 'nothing of a channel', { code: objectOf(body), count: push.body.byteLength })
  await acceptUpdates(own ? await (await import('./apps/own-slices.ts')).ownSlices(slices, own) : slices)
  return { status: 200 }
})

/** The names under which Meta announces something of an account as a whole, and of failed messages. */
const ANNOUNCING = /"(?:errors|account_update|phone_number_quality_update)"/

/** Publishes what the request announces of accounts, and says how much; loaded on use, as most requests announce nothing. */
const announce = async (bytes: Uint8Array, body: unknown, own: MetaOwn | undefined): Promise<number> => {
  if (!ANNOUNCING.test(Buffer.from(bytes).toString('latin1'))) return 0
  const { announcementsIn } = await import('./whatsapp/announcements.ts')
  const announced = announcementsIn(body, { app: own?.appKey, now: world().now() })
  if (announced.length > 0)
    await (await import('./health/accept-announcements.ts')).acceptAnnouncements(announced, own?.workspaceId)
  return announced.length
}

const objectOf = (body: unknown): string => {
  const object = typeof body === 'object' && body !== null && 'object' in body ? body.object : undefined
  return typeof object === 'string' ? object.slice(0, 64) : ''
}
