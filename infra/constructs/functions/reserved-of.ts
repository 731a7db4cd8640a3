import type { Grants } from '#infra/access/grants'

/** What `most` leaves: for functions with a number of their own, and 100 for those without, AWS's least. */
const UNRESERVED = 300

/** How many of a function may run at once, of a region's quota; undefined without a reservation. */
export const reservedOf = ({ reserved }: Grants, quota: number | undefined): number | undefined => {
  if (quota === undefined || reserved === undefined) return undefined
  return reserved === 'most' ? quota - UNRESERVED : reserved
}
