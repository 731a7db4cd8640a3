import type { ChannelAccount } from '#functions/channels/accounts/store'
import type { Step } from '#functions/channels/provider/inbound'

/** What may come of a delivery that anybody may have sent: words of a visitor, and what became of words of ours. */
const believable: ReadonlySet<Step['kind']> = new Set(['message', 'delivery', 'receipt'])

/**
 * What is believed of a step. Where nothing verifies deliveries (a legacy number without its app's secret) nobody is given another's
 * conversation: no change of ids, no further ids of a visitor, nothing said as the account, no change of what was said.
 */
export const believed = (step: Step, { isUnverified }: Pick<ChannelAccount, 'isUnverified'>): Step => {
  if (!isUnverified) return step
  if (!believable.has(step.kind)) return { kind: 'ignored', note: `unverified ${step.kind}` }
  if (step.kind !== 'message') return step
  const { aliases: _, ...alone } = step
  return alone
}
