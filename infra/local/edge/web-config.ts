import { LOCAL_PROVIDER, type UserPool } from '#infra/local/components/user-pool'
import type { WebConfig } from '#shared/web-config'

interface Addresses {
  readonly identity: string
  /** `ws://localhost:3000` */
  readonly live: string
  /** `http://frames.localhost:3000` */
  readonly frames: string
  readonly vfHost: string | undefined
  readonly hasGoogleBusiness: boolean
}

/** The dashboard's configuration in the local run; the cloud writes the same with its own addresses. */
export const webConfig = (
  pools: readonly UserPool[],
  { identity, live, frames, vfHost, hasGoogleBusiness }: Addresses,
): WebConfig => ({
  defaultRegion: 'eu',
  release: 'local',
  regions: Object.fromEntries(
    pools.map(({ region, poolId, clientId }) => [
      region,
      {
        signIn: {
          userPoolId: poolId,
          userPoolClientId: clientId,
          endpoint: identity,
          hasPassword: true,
          redirect: {
            authorizeUrl: `${identity}/oauth2/authorize`,
            tokenUrl: `${identity}/oauth2/token`,
            ...LOCAL_PROVIDER,
          },
        },
        liveUrl: `${live}/live/${region}`,
      },
    ]),
  ),
  frames,
  ...(vfHost ? { vfHost } : {}),
  ...(hasGoogleBusiness ? { googleBusiness: true } : {}),
})
