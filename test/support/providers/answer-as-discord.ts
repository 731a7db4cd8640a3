import type { CallResult, ProviderCall } from '#lib/fetch/provider-call'

/** A Discord in which each webhook is of the channel of the same id, and one application, where a test is about something else; nothing for other calls. */
export const answerAsDiscord = ({ url }: ProviderCall): CallResult | undefined => {
  if (url.endsWith('/applications/@me'))
    return answered({ id: '100000000000000000', name: 'Fenwick', verify_key: '0'.repeat(64) })
  const [, id] = /^https:\/\/discord\.com\/api\/v10\/webhooks\/(\d+)\//.exec(url) ?? []
  if (id === undefined) return undefined
  return answered({ id, name: 'Casa Verde', channel_id: id, guild_id: '9' })
}

const answered = (body: object): CallResult => ({
  kind: 'answered',
  status: 200,
  headers: {},
  body: Buffer.from(JSON.stringify(body)),
})
