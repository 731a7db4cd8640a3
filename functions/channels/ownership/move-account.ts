import { ChannelConnected } from '#events/channels/events'
import { ownAgentIds } from '#features/agents'
import { changeHealth } from '#functions/channels/accounts/change-health'
import { presentAccount } from '#functions/channels/accounts/present-account'
import { channelAccounts } from '#functions/channels/accounts/store'
import { codeOfFailure } from '#functions/channels/provider/code-of-failure'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt, type Outcome } from '#lib/database/commit'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { channelText } from '#shared/channels/messages'
import type { channels as routes } from '#shared/channels/routes'
import { Problem } from '#shared/problems'
import { movingAccount } from './moving-account.ts'
import { ownAccounts } from './own-accounts.ts'

/**
 * Gives an account to another agent of the workspace. What its visitors write from then on is answered there, in new conversations,
 * also what waits already; replies that wait are still sent. A second time finds it there. Where the provider refuses to deliver
 * to the other agent, the account goes back.
 */
export const moveAccount: Verb<
  typeof routes,
  'PUT /v2/workspaces/{workspaceId}/channels/{kind}/{externalId}/agent'
> = async ({ kind, externalId, from, to }, { access: { workspaceId }, actor }) => {
  const accounts = await ownAccounts(workspaceId, { kind, externalId })
  const [account] = accounts
  if (account.agentId === to) return { account: await presentAccount(account) }
  if (account.agentId !== from) throw new Problem('conflict', channelText('movedMeanwhile'))
  const [agentId] = await ownAgentIds(workspaceId, [to])
  if (agentId === undefined) throw new Problem('not-found', channelText('noSuchAgent'))
  const now = world().now()
  const moves = await Promise.all(accounts.map((one) => movingAccount(one, agentId, now)))
  const by = actorName(actor)
  const entry = { owner: `WS#${workspaceId}`, action: 'channel.moved', by, subject: agentId, now } as const
  const outcome = await attempt(
    [...moves.flatMap(({ writes }) => writes), auditing({ ...entry, subjectName: account.name })],
    accounts.map((one) => ChannelConnected({ workspaceId, agentId, account: one.account, by })),
  )
  if (!outcome.committed) throw new Problem('conflict', refusalIn(outcome))
  for (const { moved, redirect } of moves) {
    const asked = await redirect()
    if (asked.kind === 'refused') {
      await attempt(moves.flatMap(({ undoing }) => undoing))
      throw new Problem(codeOfFailure(asked), channelText('notMoved', asked.reason))
    }
    // it may have been done: the next probe knows
    if (asked.kind === 'unreachable') await changeHealth(moved, { state: 'degraded', reason: asked.reason }, now)
  }
  const moved = await channelAccounts.get({ account: account.account }, { consistent: true })
  return { account: await presentAccount(moved ?? account) }
}

/** Either the account is not the old agent's any more, or the other agent has one of its kind. */
const refusalIn = (outcome: Extract<Outcome, { committed: false }>) =>
  outcome.refused.some(({ label }) => label === channelAccounts.name)
    ? channelText('movedMeanwhile')
    : channelText('agentHasOne')
