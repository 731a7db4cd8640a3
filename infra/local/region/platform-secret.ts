import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { brokenData } from '#infra/local/open-data-directory'
import { replaceFile } from '#infra/local/replace-file'

type Secret = Readonly<Record<string, unknown>> & { readonly originSecret: string }

/** What may be given by the environment: `OPENAI_API_KEY` becomes `openaiApiKey`. */
const GIVEN = [
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

export const secretVariables: readonly string[] = GIVEN

const camelCase = (name: string): string =>
  name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The region's platform secret: keys made once and kept in `path`, models' keys from the operator's environment. */
export const platformSecret = (path: string, given: Readonly<Record<string, string>>): Secret => {
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true })
    const fresh = {
      tokenKeys: [randomBytes(32).toString('base64url')],
      originSecret: randomBytes(24).toString('base64url'),
    }
    replaceFile(path, JSON.stringify(fresh, undefined, 2), 0o600)
  }
  const fromEnvironment = Object.fromEntries(
    GIVEN.flatMap((name) => (given[name] ? [[camelCase(name), given[name]]] : [])),
  )
  try {
    return { ...(JSON.parse(readFileSync(path, 'utf8')) as Secret), ...fromEnvironment }
  } catch {
    throw brokenData(path, 'The secret')
  }
}
