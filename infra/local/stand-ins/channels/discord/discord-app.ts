import { generateKeyPairSync, randomBytes, randomInt } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The applications that are played: one for each region of a local installation, since an application has one endpoint, and one that a
 * workspace may bring.
 */
export const playedApps = ['eu', 'na', 'own'] as const
export type PlayedApp = (typeof playedApps)[number]

/** An application of Discord's developer portal. Keys are hexadecimal, as the portal shows them. */
export interface DiscordApp {
  readonly applicationId: string
  readonly publicKey: string
  /** Discord's own, with which it signs; PKCS #8 in base64. */
  readonly privateKey: string
  readonly botToken: string
}

/** What precedes the 32 bytes of an Ed25519 key in its SPKI form (RFC 8410). */
const SPKI_PREFIX_BYTES = 12

const snowflake = (): string => `10${String(randomInt(10 ** 12)).padStart(16, '0')}`

const newApp = (): DiscordApp => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const applicationId = snowflake()
  return {
    applicationId,
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).subarray(SPKI_PREFIX_BYTES).toString('hex'),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    botToken: `${Buffer.from(applicationId).toString('base64url')}.${randomBytes(4).toString('base64url')}.${randomBytes(28).toString('base64url')}`,
  }
}

const read = (path: string): DiscordApp => JSON.parse(readFileSync(path, 'utf8')) as DiscordApp

/**
 * An application that is played, made once and kept in `folder`. The stand-in and the product's configuration may ask at the
 * same time from different threads: the first one decides, since a link is made only where there is none.
 */
export const discordApp = (folder: string | undefined, which: PlayedApp): DiscordApp => {
  if (!folder) return newApp()
  const path = join(folder, `discord-app-${which}.json`)
  if (existsSync(path)) return read(path)
  mkdirSync(folder, { recursive: true })
  const mine = `${path}.${randomBytes(6).toString('hex')}`
  writeFileSync(mine, JSON.stringify(newApp(), undefined, 2), { mode: 0o600 })
  try {
    linkSync(mine, path)
  } catch (failure) {
    if (!existsSync(path)) throw failure
  } finally {
    rmSync(mine)
  }
  return read(path)
}
