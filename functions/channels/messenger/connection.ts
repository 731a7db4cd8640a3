import type { Asked, Connection } from '#functions/channels/provider/connection'
import { externalIdOf } from '#shared/channels/external-id-of'
import { kindOf } from '#shared/channels/kinds'
import { unsubscribePage } from './page-calls.ts'

/** A page delivers to our app, for itself and its Instagram account; neither names the agent. */
export const pageConnection: Connection = {
  forget: async ({ account }, token): Promise<Asked> => {
    if (kindOf(account) === 'instagram') return { kind: 'done' }
    const answer = await unsubscribePage(token, externalIdOf(account))
    return answer.kind === 'done' ? { kind: 'done' } : { kind: answer.kind, reason: answer.detail ?? 'refused' }
  },
}
