import type { Connection } from '#functions/channels/provider/connection'
import { externalIdOf } from '#shared/channels/kinds'
import { unsubscribePage } from './page-calls.ts'

/** A page, with its Instagram account, delivers to our app whoever's agent has it; only leaving it is told to Meta. */
export const pageConnection: Connection = {
  forget: async ({ account }, token) => {
    const answer = await unsubscribePage(token, externalIdOf(account))
    return answer.kind === 'done' ? { kind: 'done' } : { kind: answer.kind, reason: answer.detail ?? '' }
  },
}
