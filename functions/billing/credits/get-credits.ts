import { type LedgerEntry, ledger } from '#functions/billing/ledger/store'
import type { Verb } from '#lib/http/api'
import { toCredits } from '#shared/billing/milli-credits'
import type { billing as routes } from '#shared/billing/routes'
import { getAccount } from './get-account.ts'

const PAGE = 50

/** The balance and its newest ledger lines. */
export const getCredits: Verb<typeof routes, 'GET /v2/workspaces/{workspaceId}/credits'> = async (
  { after },
  { access },
) => {
  const owner = `WS#${access.workspaceId}`
  const [{ balance }, page] = await Promise.all([
    getAccount({ kind: 'workspace', id: access.workspaceId }),
    ledger.between(`LED#${owner}`, '0', '~', { limit: PAGE, after, newestFirst: true }),
  ])
  return {
    credits: toCredits(balance),
    lines: page.items.map((entry) => lineOf(owner, entry)),
    ...(page.cursor ? { cursor: page.cursor } : {}),
  }
}

const lineOf = (owner: string, { id, at, reason, to, milliCredits, agentId, conversationId }: LedgerEntry) => ({
  id,
  at,
  reason,
  credits: toCredits(to === owner ? milliCredits : -milliCredits),
  ...(agentId ? { agentId } : {}),
  ...(conversationId ? { conversationId } : {}),
})
