import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { brokenData } from '#infra/local/open-data-directory'
import { replaceFile } from '#infra/local/replace-file'

type Secret = Readonly<Record<string, unknown>> & { readonly originSecret: string; readonly sealingKey: string }

/** Of a language or speech model: with one of these the demo's turns would cost money. */
const MODELS = [
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'ANTHROPIC_API_KEY',
  'ANTHROPIC_BASE_URL',
  'GOOGLE_API_KEY',
  'GOOGLE_BASE_URL',
  'BEDROCK_API_KEY',
  'BEDROCK_BASE_URL',
  'DEEPGRAM_API_KEY',
  'DEEPGRAM_BASE_URL',
] as const

/** Where third parties are that are played unless the operator names the real ones (infra/local/stand-ins), and the applications there. */
const PROVIDERS = ['TELEGRAM_BASE_URL', 'GRAPH_BASE_URL', 'DISCORD_BASE_URL'] as const

/** What may be given by the environment: `OPENAI_API_KEY` becomes `openaiApiKey`. */
const GIVEN = [...MODELS, ...PROVIDERS] as const

/** The platform's own apps at third parties. */
const APPS = [
  'META_APP_ID',
  'META_APP_SECRET',
  'META_VERIFY_TOKEN',
  'META_WHATSAPP_CONFIG_ID',
  'META_PAGES_CONFIG_ID',
  'DISCORD_APPLICATION_ID',
  'DISCORD_PUBLIC_KEY',
  'DISCORD_BOT_TOKEN',
  'DISCORD_GATEWAY_SECRET',
] as const

export const appVariables: readonly string[] = APPS
export const modelVariables: readonly string[] = MODELS
export const secretVariables: readonly string[] = GIVEN

const camelCase = (name: string): string =>
  name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

interface RegionSecrets {
  readonly tokens: { readonly tokenKeys: unknown; readonly originSecret: string; readonly pushSeed: unknown }
  readonly providers: Readonly<Record<string, unknown>>
  readonly apps: Readonly<Record<string, unknown>>
  /** What KMS has in the cloud: 32 bytes in base64url. No function sees it. */
  readonly sealingKey: string
}

/** The region's secrets and the key of tenants' own: made once and kept in `path`; all else there, and the operator's environment, is about providers. */
export const regionSecrets = (path: string, given: Readonly<Record<string, string>>): RegionSecrets => {
  const { tokenKeys, originSecret, pushSeed, sealingKey, ...rest } = keptSecret(path)
  const from = (names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (given[name] ? [[camelCase(name), given[name]]] : [])))
  return {
    tokens: { tokenKeys, originSecret, pushSeed },
    providers: { ...rest, ...from(GIVEN) },
    apps: from(APPS),
    sealingKey,
  }
}

/** What is made once; a folder of an earlier version is given what it lacks. */
const keptSecret = (path: string): Secret => {
  const key = (bytes: number) => randomBytes(bytes).toString('base64url')
  const fresh = { tokenKeys: [key(32)], originSecret: key(24), pushSeed: key(32), sealingKey: key(32) }
  const known = existsSync(path) ? readSecret(path) : {}
  const secret = { ...fresh, ...known }
  if (Object.keys(fresh).every((name) => name in known)) return secret
  mkdirSync(dirname(path), { recursive: true })
  replaceFile(path, JSON.stringify(secret, undefined, 2), 0o600)
  return secret
}

const readSecret = (path: string): Partial<Secret> => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Partial<Secret>
  } catch {
    throw brokenData(path, 'The secret')
  }
}
