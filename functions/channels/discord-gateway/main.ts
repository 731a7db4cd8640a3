import * as z from 'zod'
import { log } from '#lib/log'
import { runGateway } from './run-gateway.ts'

// The optional process that reads Discord's ordinary messages (docs/channels-discord.md).

const Variables = z.object({
  DISCORD_BOT_TOKEN: z.string().min(1),
  /** As in the secret `apps`: 32 characters at least. */
  DISCORD_GATEWAY_SECRET: z.string().min(32),
  /** Where it posts: `https://<host>/api/<region>/hooks/discord-gateway`. */
  HOOK_URL: z.url(),
})

const variables = Variables.safeParse(process.env)
if (!variables.success) {
  const names = variables.error.issues.map(({ path }) => path.join('.')).join(', ')
  log('error', `the gateway needs ${names}: docs/channels-discord.md says where they come from`)
  process.exit(1)
}
const { DISCORD_BOT_TOKEN: botToken, DISCORD_GATEWAY_SECRET: secret, HOOK_URL: url } = variables.data

const stopping = new AbortController()
for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => stopping.abort())

await runGateway({ botToken, hook: { url, secret } }, stopping.signal)
log('info', 'gateway ended')
process.exit(0)
