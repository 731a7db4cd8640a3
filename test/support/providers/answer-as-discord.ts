import type { CallResult, ProviderCall } from '#lib/fetch/provider-call'

/** A Discord in which each webhook is of the channel of the same id, where a test is about something else; nothing for other calls. */
export const answerAsDiscord = ({ url }: ProviderCall): CallResult | undefined => {
  const [, id] = /^https:\/\/discord\.com\/api\/v10\/webhooks\/(\d+)\//.exec(url) ?? []
  if (id === undefined) return undefined
  const body = Buffer.from(JSON.stringify({ id, name: 'Casa Verde', channel_id: id, guild_id: '9' }))
  return { kind: 'answered', status: 200, headers: {}, body }
}
