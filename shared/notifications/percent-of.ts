import { MILLI } from '#shared/billing/milli-credits'
import type { Spent } from './schema.ts'

/** How much of a limit is used, in whole percent: never more than is true. In milli-credits, which are integers. */
export const percentOf = ({ credits, limit }: Spent): number =>
  Math.floor((Math.round(credits * MILLI) * 100) / (limit * MILLI))
