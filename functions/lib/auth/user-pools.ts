import * as z from 'zod'
import { environment } from '#lib/environment'
import { perFunction } from '#lib/per-function'

const UserPools = z.array(z.object({ issuer: z.string(), clientId: z.string(), jwksUri: z.string() })).min(1)

/** Both regions' pools: each region's API accepts the users of both. */
export const userPools = perFunction(() =>
  UserPools.parse(JSON.parse(environment('USER_POOLS'))).map((pool) => ({ ...pool, poolId: poolIdOf(pool.issuer) })),
)

/** Whether a pool is this region's own: a pool's id begins with its AWS region. */
export const isOwnPool = (poolId: string): boolean =>
  !poolId.includes('_') || poolId.startsWith(`${process.env.AWS_REGION}_`)

/** A pool's id is the end of its issuer's address: `https://cognito-idp.eu-central-1.amazonaws.com/eu-central-1_AbCdEf`. */
export const poolIdOf = (issuer: string): string => issuer.slice(issuer.lastIndexOf('/') + 1)
