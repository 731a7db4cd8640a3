import { appSecrets } from '#functions/channels/provider/app-secrets'
import { open } from '#lib/sealed'
import { PLATFORM_KEY } from '#shared/channels/apps/schema'
import { ownApp, ownAppAt } from './own-app.ts'
import { ownAppSecret } from './own-app-secret.ts'
import type { MetaOwn } from './store.ts'

/** An app at Meta that works: it can exchange codes and verify webhooks. `secret` is opened, never log it. */
export interface MetaApp {
  readonly key: string
  readonly id: string
  readonly secret: string
  readonly verifyToken: string
  readonly whatsappConfigId?: string | undefined
  readonly pagesConfigId?: string | undefined
}

const configIds = { whatsapp: 'whatsappConfigId', pages: 'pagesConfigId' } as const

/**
 * The app through which a workspace connects: its own where that has a configuration of the product, else the platform's. Nothing where
 * there is neither. Without a workspace the platform's.
 */
export const metaAppFor = async (
  workspaceId: string | undefined,
  product: keyof typeof configIds,
): Promise<MetaApp | undefined> => {
  const own = workspaceId === undefined ? undefined : await ownApp(workspaceId, 'meta')
  return own?.[configIds[product]] ? opened(own) : platformApp()
}

/** The app of a key, as a log-in or an account remembers it; another workspace's is missing. */
export const metaAppAt = async (key: string | undefined, workspaceId: string): Promise<MetaApp | undefined> => {
  if (key === undefined) return platformApp()
  const own = await ownAppAt(key, workspaceId, 'meta')
  return own && opened(own)
}

/** The id at Meta of an account's app, for which no secret is opened. */
export const metaAppIdOf = async (account: {
  readonly appKey?: string | undefined
  readonly workspaceId: string
}): Promise<string | undefined> => {
  const { appKey, workspaceId } = account
  if (appKey === undefined) return (await appSecrets()).metaAppId
  return (await ownAppAt(appKey, workspaceId, 'meta'))?.applicationId
}

const opened = async (own: MetaOwn): Promise<MetaApp> => ({
  key: own.appKey,
  id: own.applicationId,
  secret: await open(own.secret, ownAppSecret(own)),
  verifyToken: own.verifyToken,
  whatsappConfigId: own.whatsappConfigId,
  pagesConfigId: own.pagesConfigId,
})

/** An app that cannot exchange codes, or verify webhooks, is none. */
const platformApp = async (): Promise<MetaApp | undefined> => {
  const { metaAppId, metaAppSecret, metaVerifyToken, metaWhatsappConfigId, metaPagesConfigId } = await appSecrets()
  if (!metaAppId || !metaAppSecret || !metaVerifyToken) return undefined
  return {
    key: PLATFORM_KEY,
    id: metaAppId,
    secret: metaAppSecret,
    verifyToken: metaVerifyToken,
    whatsappConfigId: metaWhatsappConfigId,
    pagesConfigId: metaPagesConfigId,
  }
}
