import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import * as z from 'zod'
import { environment } from './environment.ts'
import { perFunction } from './per-function.ts'
import { world } from './world.ts'

/**
 * The platform's own secrets of one region: one JSON secret.
 * `tokenKeys`: keys for conversation tokens, newest first; the others still verify while a key is rotated.
 * `pushSeed`: what the key is made of with which browsers' push services know us.
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
 * A new deployment's secret holds one made text, `tokenKey`; the operator's list, once there is one, takes its place. It
 * stays the push seed: whoever rotates the list does not thereby end every browser's push subscription.
 */
const Stored = z
  .looseObject({ tokenKey: z.string().optional(), tokenKeys: z.unknown().optional(), pushSeed: z.string().optional() })
  .transform(({ tokenKey, tokenKeys, pushSeed, ...rest }) => ({
    ...rest,
    tokenKeys: tokenKeys ?? (tokenKey ? [tokenKey] : []),
    ...((pushSeed ?? tokenKey) ? { pushSeed: pushSeed ?? tokenKey } : {}),
  }))
  .pipe(PlatformSecrets)

/** How long a warm function trusts what it read: a rotated key reaches every function within this. */
const FRESH_MS = 5 * 60_000

interface Cached {
  until: number
  loading: Promise<PlatformSecrets> | undefined
}

const cache = perFunction((): Cached => ({ until: 0, loading: undefined }))

const read = async (): Promise<PlatformSecrets> => {
  const answer = await new SecretsManagerClient({}).send(
    new GetSecretValueCommand({ SecretId: environment('SECRETS_ARN') }),
  )
  return Stored.parse(JSON.parse(answer.SecretString ?? '{}'))
}

/**
 * The platform's secrets, from memory for five minutes. Fails closed: without a readable secret nothing that needs one
 * works. A failed read is not remembered, so that one bad moment does not silence a warm function.
 */
export const platformSecrets = async (): Promise<PlatformSecrets> => {
  if (replaced) return replaced
  const known = cache()
  if (known.loading && known.until > world().now()) return known.loading
  const loading = read()
  Object.assign(known, { until: world().now() + FRESH_MS, loading })
  loading.catch(() => known.loading === loading && Object.assign(known, { until: 0, loading: undefined }))
  return loading
}

/** Gives the secrets without Secrets Manager (tests and the simulation only). */
export const replaceSecrets = (secrets: PlatformSecrets | undefined): void => {
  replaced = secrets
}
