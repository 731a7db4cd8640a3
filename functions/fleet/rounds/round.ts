import * as z from 'zod'
import { pushes, type StoredPush } from '#functions/fleet/store'

/** A run of a push between two decisions of a person. */
export const Round = z.object({ agencyId: z.string(), pushId: z.string(), run: z.number().int() })
export type Round = z.infer<typeof Round>

/** Its push; nothing if a person has decided anew, so that this round is over. */
export const pushOfRound = async ({ agencyId, pushId, run }: Round): Promise<StoredPush | undefined> => {
  const push = await pushes.get({ agencyId, id: pushId }, { consistent: true })
  return push?.run === run ? push : undefined
}
