import { newestLines } from '#functions/billing/ledger/newest-lines'
import type { LedgerEntry } from '#functions/billing/ledger/store'
import { accounts } from '#functions/billing/store'
import type { Verb } from '#lib/http/api'
import { toCredits } from '#shared/billing/milli-credits'
import type { billing as routes } from '#shared/billing/routes'
import { getAccount } from './get-account.ts'

/** The balance and its newest ledger lines. */
export const getCredits: Verb<typeof routes, 'GET /v2/workspaces/{workspaceId}/credits'> = async (
  { after },
  { access },
) => {
  const payer = { kind: 'workspace', id: access.workspaceId } as const
  const owner = `WS#${access.workspaceId}`
  const [{ balance }, page] = await Promise.all([
    getAccount(payer),
    accounts.get(payer).then((account) => newestLines(owner, account?.isInParts ?? false, after)),
  ])
  return {
    credits: toCredits(balance),
    lines: page.entries.map((entry) => lineOf(owner, entry)),
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
