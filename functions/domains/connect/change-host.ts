import type { EventDraft } from '#events/event'
import { type ConnectedHost, type Connection, hosts, type StoredHost, unsettledHosts } from '#functions/domains/store'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import type { Write } from '#lib/database/write'
import { world } from '#lib/world'
import { pauseOf } from './pause-of.ts'

/** `again`: the next step may follow at once. `wait`: not before the pause. `done`: nothing is left to do. */
export type Turn = 'again' | 'wait' | 'done'

type Fields = Partial<Omit<StoredHost, 'agencyId' | 'host' | 'version'>>

interface Beside {
  readonly remove?: readonly (keyof StoredHost & string)[]
  readonly with?: readonly Write[]
  readonly events?: readonly EventDraft[]
  /** Unix seconds. */
  readonly ttl?: number
}

/** Changes a host if it is still as it was read; whether it was. Of a step that runs twice one changes it. */
export const changeHost = async (
  row: ConnectedHost,
  set: Fields,
  { remove = [], with: writes = [], events = [], ttl }: Beside = {},
): Promise<boolean> => {
  const { agencyId, host, claimId, version } = row
  const { committed } = await attempt(
    [
      hosts.changing(
        { agencyId, host },
        { set: { ...set, version: version + 1 }, remove, ...(ttl === undefined ? {} : { ttl }) },
        { claimId: is(claimId), version: is(version) },
      ),
      ...writes,
    ],
    events,
  )
  return committed
}

/** Brings a host to its next state, whose first step may follow at once. */
export const moveOn = async (
  row: ConnectedHost,
  state: StoredHost['state'],
  set: Fields = {},
  beside: Beside = {},
): Promise<Turn> => {
  const now = world().now()
  const { remove = [] } = beside
  await changeHost(
    row,
    { state, at: now, tries: 0, nextAt: now, ...set },
    { ...beside, remove: [...('error' in set ? [] : (['error'] as const)), ...remove] },
  )
  return 'again'
}

/** Leaves a host where it is until the next look. */
export const stay = async (
  row: ConnectedHost,
  set: Partial<Connection> = {},
  { remove = [], ...beside }: Beside = {},
): Promise<Turn> => {
  const nextAt = world().now() + pauseOf(row.tries) * 1000
  await changeHost(
    row,
    { tries: row.tries + 1, nextAt, ...set },
    { remove: [...('error' in set ? [] : (['error'] as const)), ...remove], ...beside },
  )
  return 'wait'
}

/** Brings a host to a state in which nothing is left to do: it is no longer among the unsettled ones. */
export const settle = async (
  row: ConnectedHost,
  state: 'live' | 'expired' | 'refused' | 'released',
  set: Fields = {},
  { remove = [], with: writes = [], ...beside }: Beside = {},
): Promise<Turn> => {
  const isChanged = await changeHost(
    row,
    { state, at: world().now(), ...set },
    {
      remove: ['nextAt', 'unsettledAt', ...('error' in set ? [] : (['error'] as const)), ...remove],
      with: [...settling(row), ...writes],
      ...beside,
    },
  )
  return isChanged ? 'done' : 'again'
}

export const settling = ({ unsettledAt, host }: ConnectedHost): Write[] =>
  unsettledAt === undefined ? [] : [unsettledHosts.removing({ at: unsettledAt, host })]
