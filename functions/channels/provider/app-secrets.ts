import * as z from 'zod'
import { callAws } from '#lib/call-aws'
import { environment } from '#lib/environment'
import { perFunction } from '#lib/per-function'
import { world } from '#lib/world'

/**
 * The operator's apps at the channels' providers, of one region (docs/channels-whatsapp.md): what is absent is not offered. A secret of its
 * own: hooks that anybody can reach verify with it, and must not read the keys of models.
 */
const AppSecrets = z.object({
  metaAppId: z.string().optional(),
  /** Signs what Meta pushes. */
  metaAppSecret: z.string().optional(),
  /** What Meta must show when a webhook is set. */
  metaVerifyToken: z.string().optional(),
  /** Facebook Login for Business: the configurations of WhatsApp's sign-up and of the log-in for pages. */
  metaWhatsappConfigId: z.string().optional(),
  metaPagesConfigId: z.string().optional(),
  discordApplicationId: z.string().optional(),
  /** Verifies what Discord pushes: 64 hexadecimal digits. */
  discordPublicKey: z.string().optional(),
  discordBotToken: z.string().optional(),
  /** By which the gateway's process signs (docs/channels-discord.md); absent where none runs. */
  discordGatewaySecret: z.string().optional(),
})
export type AppSecrets = z.infer<typeof AppSecrets>

const Stored = z.object({ SecretString: z.string() })

/** How long a warm function keeps what it read, and the last good value after a read that failed. */
const FRESH_MS = 5 * 60_000
const RETRY_MS = 30_000

const kept = perFunction((): { until: number; last: AppSecrets | undefined } => ({ until: 0, last: undefined }))

let replaced: AppSecrets | undefined

/** The apps' secrets, cached for five minutes. Fails closed: throws where they were never read. Never log what it returns. */
export const appSecrets = async (): Promise<AppSecrets> => {
  if (replaced) return replaced
  const cached = kept()
  if (cached.last && cached.until > world().now()) return cached.last
  try {
    Object.assign(cached, { last: await read(), until: world().now() + FRESH_MS })
  } catch (failure) {
    if (!cached.last) throw failure
    cached.until = world().now() + RETRY_MS
  }
  return cached.last ?? {}
}

const read = async (): Promise<AppSecrets> => {
  const region = process.env.AWS_REGION ?? ''
  const answer = await callAws({
    service: 'secretsmanager',
    region,
    url: process.env.AWS_ENDPOINT_URL ?? `https://secretsmanager.${region}.amazonaws.com`,
    jsonVersion: '1.1',
    target: 'secretsmanager.GetSecretValue',
    input: { SecretId: environment('APPS_SECRET') },
  })
  if (answer.isRefused) throw new Error(`Secrets Manager refused: ${answer.status} ${answer.type}`)
  return AppSecrets.parse(JSON.parse(Stored.parse(answer.body).SecretString))
}

/** Replaces Secrets Manager (tests and the simulation only); `undefined` restores it. */
export const replaceAppSecrets = (secrets: AppSecrets | undefined): void => {
  replaced = secrets
}
