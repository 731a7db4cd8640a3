import { handler as sweepOverdue } from '#functions/conversations/turn/sweep-overdue'
import { clearCapabilitiesCache } from '#lib/capabilities'
import { type ProviderSecrets, replaceSecrets } from '#lib/secrets'
import { lambdaContext } from './lambda-context.ts'

const platform = { tokenKeys: ['0123456789abcdef0123456789abcdef'], originSecret: 'the-edge-of-these-tests' }

/** Connects these providers, and only these, as an operator does: in the secret, which the sweep then publishes. */
export const connectProviders = async (keys: ProviderSecrets): Promise<void> => {
  replaceSecrets({ ...platform, ...keys })
  await sweepOverdue({}, lambdaContext('sweep-overdue'))
  clearCapabilitiesCache()
}
