import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import * as z from 'zod'
import { environment } from './environment.ts'
import { perFunction } from './per-function.ts'

/**
 * The platform's own secrets of one region: one JSON secret, read once per warm function.
 * `tokenKeys`: keys for conversation tokens, newest first; the others still verify while a key is rotated.
 */
const PlatformSecrets = z.object({
  tokenKeys: z.array(z.string().min(32)).min(1),
  originSecret: z.string().optional(),
  openaiApiKey: z.string().optional(),
  openaiBaseUrl: z.string().optional(),
  anthropicApiKey: z.string().optional(),
  anthropicBaseUrl: z.string().optional(),
  googleApiKey: z.string().optional(),
  googleBaseUrl: z.string().optional(),
  bedrockEnabled: z.boolean().optional(),
  bedrockApiKey: z.string().optional(),
  bedrockBaseUrl: z.string().optional(),
})

export type PlatformSecrets = z.infer<typeof PlatformSecrets>

let replaced: PlatformSecrets | undefined

/** A new deployment's secret holds one made key, `tokenKey`; the operator's list, once there is one, takes its place. */
const Stored = z
  .looseObject({ tokenKey: z.string().optional(), tokenKeys: z.unknown().optional() })
  .transform(({ tokenKey, tokenKeys, ...rest }) => ({ ...rest, tokenKeys: tokenKeys ?? (tokenKey ? [tokenKey] : []) }))
  .pipe(PlatformSecrets)

const load = perFunction(() => {
  const loading = new SecretsManagerClient({}).send(new GetSecretValueCommand({ SecretId: environment('SECRETS_ARN') }))
  return loading.then((answer) => Stored.parse(JSON.parse(answer.SecretString ?? '{}')))
})

/** The platform's secrets. Fails closed: without a readable secret nothing that needs one works. */
export const platformSecrets = async (): Promise<PlatformSecrets> => replaced ?? load()

/** Gives the secrets without Secrets Manager (tests and the simulation only). */
export const replaceSecrets = (secrets: PlatformSecrets | undefined): void => {
  replaced = secrets
}
