import { presentAccount } from '#functions/channels/accounts/present-account'
import { channelAccounts } from '#functions/channels/accounts/store'
import type { Verb } from '#lib/http/api'
import { rateLimit } from '#lib/http/rate-limit'
import { AccountId } from '#shared/channels/kinds'
import { channelText } from '#shared/channels/messages'
import type { channels as routes } from '#shared/channels/routes'
import { Problem } from '#shared/problems'
import { checkAccount } from './check-account.ts'

/** Providers count refused calls against us, and members are impatient. */
const CHECKS_PER_MINUTE = 4

/** Asks the provider about one of the agent's accounts at once. The time of its next probe stays as it is. */
export const checkNow: Verb<typeof routes, 'POST /v2/agents/{agentId}/channels/{kind}/{externalId}/check'> = async ({
  agentId,
  kind,
  externalId,
}) => {
  const id = AccountId.safeParse(`${kind}:${externalId}`).data
  const account = id && (await channelAccounts.get({ account: id }, { consistent: true }))
  if (account?.agentId !== agentId) throw new Problem('not-found', channelText('notConnected'))
  await rateLimit({
    scope: `check#${account.account}`,
    perWindow: CHECKS_PER_MINUTE,
    windowSeconds: 60,
    message: channelText('checkedOften'),
  })
  const { kind: answered } = await checkAccount(account)
  const after = await channelAccounts.get({ account: account.account }, { consistent: true })
  // moved to another agent, or removed, while its provider was asked
  if (after?.agentId !== agentId) throw new Problem('not-found', channelText('notConnected'))
  return { account: await presentAccount(after), isReached: answered === 'found' }
}
