import { type Region, regions } from '#shared/regions'

/** A region's user pool, with ids that look like the cloud's and stay the same in every run. */
export interface UserPool {
  readonly region: Region
  readonly poolId: string
  readonly clientId: string
}

export const userPool = (region: Region): UserPool => ({
  region,
  poolId: `${regions[region].aws}_Local`,
  clientId: `local${region}dashboard0000000000`,
})

/** The label of the redirect flow's button: the local pool's own page stands in for the identity provider. */
export const LOCAL_PROVIDER = { provider: 'Local', label: 'localhost' } as const
