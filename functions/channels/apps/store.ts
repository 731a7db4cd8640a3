import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { AppProvider, WebhookObject } from '#shared/channels/apps/schema'
import { AccountId } from '#shared/channels/kinds'

const everyApp = {
  appKey: z.string(),
  workspaceId: z.string(),
  name: z.string(),
  applicationId: z.string(),
  /** The app secret or the bot's token, sealed; `ownAppSecret` has the context. */
  secret: z.string(),
  secretEnd: z.string(),
  /** Milliseconds since 1970. */
  addedAt: z.number().int(),
  fault: z.string().optional(),
  /** How often an account was connected through it: who removes it must have seen all of them. */
  uses: z.number().int().optional(),
}

const MetaOwn = z.object({
  ...everyApp,
  provider: z.literal('meta'),
  verifyToken: z.string(),
  whatsappConfigId: z.string().optional(),
  pagesConfigId: z.string().optional(),
  webhooks: z.array(WebhookObject),
})
const DiscordOwn = z.object({
  ...everyApp,
  provider: z.literal('discord'),
  publicKey: z.string(),
  otherEndpoint: z.string().optional(),
})
const OwnApp = z.discriminatedUnion('provider', [MetaOwn, DiscordOwn])
export type OwnApp = z.infer<typeof OwnApp>
export type MetaOwn = z.infer<typeof MetaOwn>
export type DiscordOwn = z.infer<typeof DiscordOwn>

/** An app that a workspace has brought, under the key in its hook's address: what a delivery is verified with is one read. */
export const ownApps = entity<OwnApp, { appKey: string }>({
  name: 'channel-app',
  parse: (item) => OwnApp.parse(item),
  key: keys.channelApp,
})

const Use = z.object({ appKey: z.string(), account: AccountId })

/** An account that was connected through an app, written with the connection. It may have left since: the account itself says so. */
export const appUses = entity<z.infer<typeof Use>, z.infer<typeof Use>>({
  name: 'channel-app-use',
  parse: (item) => Use.parse(item),
  key: keys.channelAppUse,
})

const Place = z.object({ workspaceId: z.string(), provider: AppProvider, appKey: z.string() })

/** Which app a workspace has at a provider. The key is its uniqueness: of two that are added at once, one gets the place. */
export const appPlaces = entity<z.infer<typeof Place>, { workspaceId: string; provider: AppProvider }>({
  name: 'channel-app-place',
  parse: (item) => Place.parse(item),
  key: keys.channelAppPlace,
})
