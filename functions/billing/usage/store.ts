import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

const Usage = z.object({
  /** The payer's account: `WS#uid` or `ORG#id`. */
  owner: z.string(),
  /** The agent's organisation; a workspace's home organisation has the workspace's id. */
  organisationId: z.string(),
  agentId: z.string(),
  reason: z.enum(['turn', 'crawl', 'voice-note']),
  /** `yyyy-mm` in UTC. */
  month: z.string(),
  turns: z.number().int(),
  milliCredits: z.number().int(),
})
export type Usage = z.infer<typeof Usage>

export type UsageId = Omit<Usage, 'turns' | 'milliCredits'> & { readonly shard: number }

/** What a payer used in a month, in parts that together take a thousand events a second. */
export const usage = entity<Usage, UsageId>({
  name: 'usage',
  parse: (item) => Usage.parse(item),
  key: keys.usage,
})
