import { regionNames } from '#shared/regions'
import { type UserPool, userPool } from './components/user-pool.ts'
import type { Ports } from './ports.ts'

/** Where everything of one run answers. */
export interface LocalAddresses {
  readonly ports: Ports
  readonly pools: readonly UserPool[]
  readonly dashboard: string
  /** Origins that the dashboard's pages may have. */
  readonly origins: readonly string[]
  /** The frames' host (infra/edge/frames.ts): another site than the dashboard's, on the same edge. */
  readonly frames: string
  /** The demo page, a customer's website. */
  readonly page: string
  /** The engine's endpoint; known once it runs. */
  readonly database: string
}

/** Below localhost, which browsers take for another site than localhost itself; cookies of the dashboard are its own host's. */
export const FRAMES_HOST = 'frames.localhost'

export const loopback = (port: number): string => `http://127.0.0.1:${port}`

export const localAddresses = (ports: Ports, database: string): LocalAddresses => {
  const dashboard = `http://localhost:${ports.edge}`
  return {
    ports,
    pools: regionNames.map(userPool),
    dashboard,
    origins: [dashboard, loopback(ports.edge)],
    frames: `http://${FRAMES_HOST}:${ports.edge}`,
    page: `http://localhost:${ports.page}/`,
    database,
  }
}
