import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import * as z from 'zod'
import { environment } from './environment.ts'
import { log } from './log.ts'
import { perFunction } from './per-function.ts'
import { world } from './world.ts'

/**
 * What we sign and recognise with, of one region.
 * `tokenKeys`: keys for conversation tokens, newest first; the others still verify while a key is rotated.
 * `pushSeed`: the seed of the key pair that identifies us to browsers' push services.
 */
const TokenSecrets = z.object({
  tokenKeys: z.array(z.string().min(32)).min(1),
  originSecret: z.string().optional(),
  pushSeed: z.string().min(32).optional(),
})

/** The operator's keys of model providers and applications at channels, of one region. A secret of their own, so that only functions that call a provider can read them. */
const ProviderSecrets = z.object({
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

export type TokenSecrets = z.infer<typeof TokenSecrets>
export type ProviderSecrets = z.infer<typeof ProviderSecrets>

let replaced: (TokenSecrets & ProviderSecrets) | undefined

/**
 * A new deployment's secret holds one generated text, `tokenKey`, until the operator configures a list of keys. It remains
 * the push seed, so that rotating the list does not end every browser's push subscription.
 */
const StoredTokens = z
  .looseObject({ tokenKey: z.string().optional(), tokenKeys: z.unknown().optional(), pushSeed: z.string().optional() })
  .transform(({ tokenKey, tokenKeys, pushSeed, ...rest }) => ({
    ...rest,
    tokenKeys: tokenKeys ?? (tokenKey ? [tokenKey] : []),
    ...((pushSeed ?? tokenKey) ? { pushSeed: pushSeed ?? tokenKey } : {}),
  }))
  .pipe(TokenSecrets)

/** How long a warm function caches a secret: a rotated key reaches every function within this. */
const FRESH_MS = 5 * 60_000
/** How long the last good value stays after a failed read, until the next attempt. */
const RETRY_MS = 30_000

interface Cached<Secret> {
  until: number
  loading: Promise<Secret> | undefined
  last: Secret | undefined
}

const cachedSecret = <Secret>(
  variable: 'TOKENS_SECRET' | 'PROVIDERS_SECRET',
  schema: z.ZodType<Secret>,
): (() => Promise<Secret>) => {
  const cache = perFunction((): Cached<Secret> => ({ until: 0, loading: undefined, last: undefined }))
  const read = async (): Promise<Secret> => {
    const answer = await new SecretsManagerClient({}).send(
      new GetSecretValueCommand({ SecretId: environment(variable) }),
    )
    return schema.parse(JSON.parse(answer.SecretString ?? '{}'))
  }
  const readAgain = async (cached: Cached<Secret>): Promise<Secret> => {
    try {
      cached.last = await read()
      return cached.last
    } catch (failure) {
      if (cached.last === undefined) {
        Object.assign(cached, { until: 0, loading: undefined })
        throw failure
      }
      cached.until = world().now() + RETRY_MS
      // its name only: a parser's message quotes what it read
      log('warn', `${variable} cannot be read again`, { error: failure instanceof Error ? failure.name : 'unknown' })
      return cached.last
    }
  }
  return async () => {
    const cached = cache()
    if (cached.loading && cached.until > world().now()) return cached.loading
    cached.until = world().now() + FRESH_MS
    cached.loading = readAgain(cached)
    return cached.loading
  }
}

const storedTokens = cachedSecret('TOKENS_SECRET', StoredTokens)
const storedProviders = cachedSecret('PROVIDERS_SECRET', ProviderSecrets)

/**
 * The secrets that we sign and recognise with, cached for five minutes. Fails closed: without a readable secret, calls that need one fail. A failed first
 * read is not cached, a later one keeps the last good value.
 */
export const tokenSecrets = async (): Promise<TokenSecrets> => replaced ?? storedTokens()

/** The providers' keys, cached in the same way. */
export const providerSecrets = async (): Promise<ProviderSecrets> => replaced ?? storedProviders()

/** Replaces Secrets Manager (tests and the simulation only). */
export const replaceSecrets = (secrets: (TokenSecrets & ProviderSecrets) | undefined): void => {
  replaced = secrets
}
