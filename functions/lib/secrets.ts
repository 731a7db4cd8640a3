import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import * as z from 'zod'
import { environment } from './environment.ts'
import { perFunction } from './per-function.ts'
import { world } from './world.ts'

/**
 * The platform's own secrets of one region: one JSON secret.
 * `tokenKeys`: keys for conversation tokens, newest first; the others still verify while a key is rotated.
 * `pushSeed`: the seed of the key pair that identifies us to browsers' push services.
 */
const PlatformSecrets = z.object({
  tokenKeys: z.array(z.string().min(32)).min(1),
  originSecret: z.string().optional(),
  pushSeed: z.string().min(32).optional(),
  openaiApiKey: z.string().optional(),
  openaiBaseUrl: z.string().optional(),
  anthropicApiKey: z.string().optional(),
  anthropicBaseUrl: z.string().optional(),
  googleApiKey: z.string().optional(),
  googleBaseUrl: z.string().optional(),
  bedrockEnabled: z.boolean().optional(),
  bedrockApiKey: z.string().optional(),
  bedrockBaseUrl: z.string().optional(),
  deepgramApiKey: z.string().optional(),
  deepgramBaseUrl: z.string().optional(),
})

export type PlatformSecrets = z.infer<typeof PlatformSecrets>

let replaced: PlatformSecrets | undefined

/**
 * A new deployment's secret holds one generated text, `tokenKey`, until the operator configures a list of keys. It remains
 * the push seed, so that rotating the list does not end every browser's push subscription.
 */
const Stored = z
  .looseObject({ tokenKey: z.string().optional(), tokenKeys: z.unknown().optional(), pushSeed: z.string().optional() })
  .transform(({ tokenKey, tokenKeys, pushSeed, ...rest }) => ({
    ...rest,
    tokenKeys: tokenKeys ?? (tokenKey ? [tokenKey] : []),
    ...((pushSeed ?? tokenKey) ? { pushSeed: pushSeed ?? tokenKey } : {}),
  }))
  .pipe(PlatformSecrets)

/** How long a warm function caches the secrets: a rotated key reaches every function within this. */
const FRESH_MS = 5 * 60_000

interface Cached {
  until: number
  loading: Promise<PlatformSecrets> | undefined
}

const cache = perFunction((): Cached => ({ until: 0, loading: undefined }))

const read = async (): Promise<PlatformSecrets> => {
  const answer = await new SecretsManagerClient({}).send(
    new GetSecretValueCommand({ SecretId: environment('PLATFORM_SECRET') }),
  )
  return Stored.parse(JSON.parse(answer.SecretString ?? '{}'))
}

/**
 * The platform's secrets, cached for five minutes. Fails closed: without a readable secret, calls that need one fail. A
 * failed read is not cached, so that the next call tries again.
 */
export const platformSecrets = async (): Promise<PlatformSecrets> => {
  if (replaced) return replaced
  const cached = cache()
  if (cached.loading && cached.until > world().now()) return cached.loading
  const loading = read()
  Object.assign(cached, { until: world().now() + FRESH_MS, loading })
  loading.catch(() => cached.loading === loading && Object.assign(cached, { until: 0, loading: undefined }))
  return loading
}

/** Replaces Secrets Manager (tests and the simulation only). */
export const replaceSecrets = (secrets: PlatformSecrets | undefined): void => {
  replaced = secrets
}
