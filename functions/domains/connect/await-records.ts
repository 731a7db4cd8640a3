import { lookAtRecords } from '#functions/domains/records/look-at-records'
import type { ConnectedHost, Connection } from '#functions/domains/store'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { hostClaims } from '#lib/hosts/host-claims'
import { world } from '#lib/world'
import { domainText } from '#shared/domains/messages'
import { moveOn, settle, stay, type Turn } from './change-host.ts'
import { refuseHost } from './refuse-host.ts'
import { reminding } from './reminding.ts'
import { storedText } from './stored-text.ts'
import { wantedOf } from './wanted-of.ts'

/** Looks for the records; once they are there the directory says that the claim is proven, and no other agency can have the host. */
export const awaitRecords = async (row: ConnectedHost): Promise<Turn> => {
  const { host, claimId } = row
  const claim = await hostClaims.get({ host }, { consistent: true })
  if (claim?.claimId !== claimId) return refuseHost(row, domainText('customExists'))
  const look = await lookAtRecords(wantedOf(row))
  const now = world().now()
  const seen: Partial<Connection> = {
    records: look.records,
    checkedAt: now,
    ...(look.provider ? { provider: look.provider } : {}),
  }
  if (look.isProven) {
    if (claim.state === 'claimed') {
      const proven = { state: 'proven', at: now, provenAt: now } as const
      const isClaimed = { claimId: is(claimId), state: is('claimed') }
      const { committed } = await attempt([
        hostClaims.changing({ host }, { set: proven, remove: ['firstClaims'] }, isClaimed),
      ])
      if (!committed) return 'again'
    }
    return moveOn(row, 'proven', seen)
  }
  if (row.until <= now) return settle(row, 'expired', { ...seen, error: storedText(domainText('recordsExpired')) })
  const error = look.isSilent ? { error: storedText(domainText('nameServersSilent')) } : {}
  const { set, ...beside } = await reminding(row)
  return stay(row, { ...seen, ...error, ...set }, beside)
}
