import type { CallResult, ProviderCall } from '#lib/fetch/provider-call'

/** A Telegram that knows every bot and agrees to everything, where a test is about something else. */
export const answerAsTelegram = async ({ url }: ProviderCall): Promise<CallResult> => {
  const [, id, method] = /\/bot(\d+):[^/]+\/(\w+)$/.exec(url) ?? []
  const results: Readonly<Record<string, unknown>> = {
    getMe: { id: Number(id), is_bot: true, first_name: 'Casa Verde', username: `casaverde${id}_bot` },
    getMyCommands: [],
    getWebhookInfo: { url: '', has_custom_certificate: false, pending_update_count: 0 },
  }
  const body = Buffer.from(JSON.stringify({ ok: true, result: results[method ?? ''] ?? true }))
  return { kind: 'answered', status: 200, headers: {}, body }
}
