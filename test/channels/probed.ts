import { channelAccounts } from '#functions/channels/accounts/store'
import { handler as probeDue } from '#functions/channels/health/probe-due'
import { watchedAccounts } from '#functions/channels/health/store'
import type { AccountId } from '#shared/channels/kinds'
import { lambdaContext } from '#test/support/handlers/lambda-context'

/** Runs the schedule with an account that is due, and returns how it stands then. */
export const probed = async (account: AccountId) => {
  await watchedAccounts.save({ account, dueAt: 0 })
  await probeDue({}, lambdaContext())
  const { state, cause, reason, name, handle } = (await channelAccounts.get({ account }, { consistent: true })) ?? {}
  return {
    state,
    name,
    ...(handle === undefined ? {} : { handle }),
    ...(cause === undefined ? {} : { cause }),
    ...(reason === undefined ? {} : { reason }),
  }
}
