import type { ConnectedHost } from '#functions/domains/store'
import { startFlow } from '#lib/events/start-flow'

/** Starts the flow that takes a host's steps; the second start of one run is harmless. */
export const startRun = ({
  agencyId,
  host,
  claimId,
  run,
}: Pick<ConnectedHost, 'agencyId' | 'host' | 'claimId' | 'run'>) =>
  startFlow('domains/connect-host', run, { agencyId, host, claimId, run })
