import type { CallResult, ProviderCall } from '#lib/fetch/provider-call'

/** A Meta that knows every token, number and template and agrees to everything, where a test is about something else. */
export const answerAsMeta = async ({ url, method }: ProviderCall): Promise<CallResult> => {
  const edge = new URL(url).pathname.split('/').at(-1)
  const results: Readonly<Record<string, unknown>> = {
    subscriptions: { data: [] },
    access_token: { access_token: 'EAAmatrix', token_type: 'bearer' },
    phone_numbers: { data: [] },
    messages: { messages: [{ id: 'wamid.matrix' }] },
    message_templates: method === 'POST' ? { id: '1', status: 'PENDING' } : { data: [] },
  }
  const body = Buffer.from(JSON.stringify(results[edge ?? ''] ?? { success: true, id: edge }))
  return { kind: 'answered', status: 200, headers: {}, body }
}
