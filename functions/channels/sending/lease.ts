import { SendQueued } from '#events/conversations/events'
import { channelAccounts } from '#functions/channels/accounts/store'
import { attempt } from '#lib/database/commit'
import { absent, is } from '#lib/database/condition'
import { ulid } from '#lib/ids'
import { world } from '#lib/world'
import type { AccountId } from '#shared/channels/kinds'
import { LEASE_LEFT_MS, LEASE_MS } from './limits.ts'
import { type Drain, drains } from './store.ts'

/** The right to send for an account. Only its worker changes it. */
export interface Lease {
  readonly account: AccountId
  readonly token: string
  until: number
  renewing?: Promise<boolean> | undefined
}

/** The account's lease with its row as it was; nothing while another worker has it or the account is paused. */
export const takeLease = async (account: AccountId): Promise<{ lease: Lease; strikes: number } | undefined> => {
  const drain = await drains.get({ account }, { consistent: true })
  const now = world().now()
  if ((drain?.until ?? 0) >= now || (drain?.pausedUntil ?? 0) > now) return undefined
  const lease: Lease = { account, token: ulid(now), until: now + LEASE_MS }
  const { committed } = await attempt([
    drains.changing(
      { account },
      { set: { account, token: lease.token, until: lease.until }, remove: ['pausedUntil'] },
      { until: drain?.until === undefined ? absent : is(drain.until) },
    ),
  ])
  return committed ? { lease, strikes: drain?.strikes ?? 0 } : undefined
}

/** Whether the lease lasts until a request that begins now has ended; renews it where it does not. False once another worker has it. */
export const keepLease = async (lease: Lease): Promise<boolean> => {
  // again where the renewal took so long that little of it is left
  while (lease.until - world().now() < LEASE_LEFT_MS) {
    lease.renewing ??= renew(lease).finally(() => {
      lease.renewing = undefined
    })
    if (!(await lease.renewing)) return false
  }
  return true
}

const renew = async (lease: Lease): Promise<boolean> => {
  const until = world().now() + LEASE_MS
  const { account, token } = lease
  const { committed } = await attempt([drains.changing({ account }, { set: { until } }, { token: is(token) })])
  if (committed) lease.until = until
  return committed
}

interface Release extends Pick<Drain, 'pausedUntil' | 'strikes'> {
  /** Brings another worker. */
  readonly isHandedOver?: boolean
  /** The pause is about this credential, as it is sealed: of an account that was connected again meanwhile there is none. */
  readonly refused?: string | undefined
}

/** Ends the lease; one that is another's by now stays. */
export const releaseLease = async (
  { account, token }: Lease,
  { pausedUntil, strikes = 0, isHandedOver = false, refused }: Release,
): Promise<void> => {
  const release = (pause: Pick<Drain, 'pausedUntil'>) =>
    drains.changing({ account }, { set: { ...pause, strikes }, remove: ['token', 'until'] }, { token: is(token) })
  if (refused === undefined) {
    await attempt([release({ pausedUntil })], isHandedOver ? [SendQueued({ account })] : [])
    return
  }
  const isStill = channelAccounts.checking({ account }, { token: is(refused) })
  const { committed } = await attempt([release({ pausedUntil }), isStill])
  if (!committed) await attempt([release({})], [SendQueued({ account })])
}
