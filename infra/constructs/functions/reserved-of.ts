import type { Grants } from '#infra/grants/grants'

/** What is not for answers: functions with a number of their own, and 100 for those without, AWS's least. */
const UNRESERVED = 260
/** Answers on channels have this share of the rest, answers that are streamed all else: neither can take the other's. */
const CHANNELS = 1 / 5

/** How many of a function may run at once, of a region's quota; undefined without a reservation. */
export const reservedOf = ({ reserved }: Grants, quota: number | undefined): number | undefined => {
  if (quota === undefined || reserved === undefined) return undefined
  const answers = quota - UNRESERVED
  const channels = Math.floor(answers * CHANNELS)
  return reserved === 'most' ? answers - channels : reserved === 'channels' ? channels : reserved
}
