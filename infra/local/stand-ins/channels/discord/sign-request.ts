import { createPrivateKey, sign } from 'node:crypto'
import type { DiscordApp } from './discord-app.ts'

/**
 * The headers of a request to an application: Ed25519 over the timestamp and the raw body.
 * https://docs.discord.com/developers/interactions/overview#setting-up-an-endpoint-validating-security-request-headers
 */
export const signRequest = (
  { privateKey }: Pick<DiscordApp, 'privateKey'>,
  body: string,
  { seconds, isWrong = false }: { readonly seconds: number; readonly isWrong?: boolean },
): Readonly<Record<string, string>> => {
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' })
  const timestamp = String(seconds)
  const signature = sign(undefined, Buffer.from(timestamp + (isWrong ? `${body} ` : body)), key)
  return {
    'content-type': 'application/json',
    'user-agent': 'Discord-Interactions/1.0 (+https://discord.com)',
    'x-signature-ed25519': signature.toString('hex'),
    'x-signature-timestamp': timestamp,
  }
}
