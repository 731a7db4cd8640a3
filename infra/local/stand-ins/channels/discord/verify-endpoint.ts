import type { Clock } from '#infra/local/stand-ins/channels/stand-in'
import { isLoopback, postWebhook } from '#infra/local/stand-ins/channels/wire/post-webhook'
import type { DiscordApp } from './discord-app.ts'
import { signRequest } from './sign-request.ts'

const ANSWER_MS = 3_000

/**
 * What Discord does before it keeps an endpoint: a PING that is signed must be answered with 200 and `{type: 1}`, one that is
 * signed wrongly with 401. https://docs.discord.com/developers/interactions/overview#setting-up-an-endpoint
 */
export const verifyEndpoint = async (app: DiscordApp, clock: Clock, address: string): Promise<boolean> => {
  const url = URL.parse(address)
  if (!url || !isLoopback(url)) return false
  const body = JSON.stringify({
    id: '1',
    application_id: app.applicationId,
    type: 1,
    version: 1,
    token: 'A_UNIQUE_TOKEN',
  })
  const ping = (isWrong: boolean) =>
    postWebhook(
      url,
      signRequest(app, body, { seconds: Math.floor(clock.now() / 1000), isWrong }),
      body,
      AbortSignal.timeout(ANSWER_MS),
    )
  const refused = await ping(true)
  const answered = await ping(false)
  if (refused.kind !== 'answered' || refused.status !== 401) return false
  return answered.kind === 'answered' && answered.status === 200 && /^\{\s*"type"\s*:\s*1\s*\}$/.test(answered.body)
}
