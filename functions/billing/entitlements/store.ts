import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

const StoredPlan = z.object({
  uid: z.string(),
  /** Milliseconds since 1970. */
  trialStartedAt: z.number().int().optional(),
})

/** What a workspace has taken: no item while it has taken nothing. */
export const plans = entity<z.output<typeof StoredPlan>, { uid: string }>({
  name: 'plan',
  parse: (item) => StoredPlan.parse(item),
  key: keys.plan,
})

export const TrialTurn = z.object({
  /** Milliseconds since 1970: when the trial comes to `step`. */
  at: z.number().int(),
  uid: z.string(),
  startedAt: z.number().int(),
})
export type TrialTurn = z.output<typeof TrialTurn>

/** When each running trial is next to be told of: one row a trial, sorted by time, so that one query finds what is due. */
export const trialTurns = entity<TrialTurn, Pick<TrialTurn, 'at' | 'uid'>>({
  name: 'trial-turn',
  parse: (item) => TrialTurn.parse(item),
  key: keys.trialTurn,
})
