import * as z from 'zod'
import { AccountId } from '#shared/channels/kinds'
import { webhookObjects } from './webhook-objects.ts'

/** The providers whose app a workspace may bring; all others know no apps, or one for each account. */
export const AppProvider = z.enum(['meta', 'discord'])
export type AppProvider = z.infer<typeof AppProvider>

/** What stands in a hook's address for the operator's app; every other key is of a workspace's own. */
export const PLATFORM_KEY = 'platform'

export const WebhookObject = z.enum(webhookObjects)
export type WebhookObject = z.infer<typeof WebhookObject>

/** An account that was connected through an app. */
const AccountOfApp = z.object({ account: AccountId, name: z.string(), agentId: z.string() })

const everyApp = {
  /** Names it in the address of its hook. */
  appKey: z.string(),
  /** As the provider names it. */
  name: z.string(),
  applicationId: z.string(),
  /** The end of its secret, by which one recognises it. */
  secretEnd: z.string(),
  /** Where the provider delivers. */
  hookUrl: z.string(),
  /** Why the provider refuses it, in its words. */
  fault: z.string().optional(),
  accounts: z.array(AccountOfApp),
}

/** An app of a workspace’s own, as members see it; never its secret. */
export const ChannelApp = z.discriminatedUnion('provider', [
  z.object({
    ...everyApp,
    provider: z.literal('meta'),
    /** What Meta shows when it asks whether the address is ours. */
    verifyToken: z.string(),
    /** Facebook Login for Business: the configurations of WhatsApp’s sign-up and of the log-in for pages. */
    whatsappConfigId: z.string().optional(),
    pagesConfigId: z.string().optional(),
    /** The objects whose events its webhooks bring here. */
    webhooks: z.array(WebhookObject),
  }),
  z.object({
    ...everyApp,
    provider: z.literal('discord'),
    /** Verifies what Discord delivers: 64 hexadecimal digits. */
    publicKey: z.string(),
    /** Where it sends what members ask, if not here. */
    otherEndpoint: z.string().optional(),
  }),
])
export type ChannelApp = z.infer<typeof ChannelApp>
