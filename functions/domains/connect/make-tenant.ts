import { lookAtRecords } from '#functions/domains/records/look-at-records'
import type { ConnectedHost } from '#functions/domains/store'
import {
  createTenant,
  findTenant,
  type HostTenant,
  isOfTemplate,
  tenantNameOf,
} from '#functions/domains/tenants/cloudfront.gateway'
import { log } from '#lib/log'
import { world } from '#lib/world'
import { domainText } from '#shared/domains/messages'
import { moveOn, stay, type Turn } from './change-host.ts'
import { refuseHost } from './refuse-host.ts'
import { storedText } from './stored-text.ts'
import { wantedOf } from './wanted-of.ts'

/**
 * Makes the host's tenant at the edge. It has the claim's name, by which a step that follows a crash finds it; another claim's tenant is
 * never adopted.
 */
export const makeTenant = async (row: ConnectedHost): Promise<Turn> => {
  const name = tenantNameOf(row.claimId)
  const made = (await findTenant(name)) ?? (await createTenant(name, row.host))
  if (typeof made === 'object')
    return (await isOf(row, made)) ? moveOn(row, 'certificate', { tenantId: made.id }) : foreign(row)
  if (made === 'held') return refuseHost(row, domainText('heldElsewhere'))
  if (row.until <= world().now())
    return moveOn(row, 'removing', { ending: 'expired', error: storedText(domainText('recordsExpired')) })
  switch (made) {
    case 'unseen': {
      // what was proven may have changed since, and the screen shows what the zone answers now
      const { records } = await lookAtRecords(wantedOf(row))
      const error = storedText(domainText('edgeWaits'))
      return stay(row, { records, checkedAt: world().now(), error })
    }
    case 'exists':
      // an earlier claim's, which the sweeper removes
      return stay(row, { error: storedText(domainText('edgeWaits')) })
    case 'full':
      log('error', 'no room for another tenant')
      return stay(row, { error: storedText(domainText('edgeFull')) })
  }
}

const isOf = async ({ host }: ConnectedHost, tenant: HostTenant): Promise<boolean> =>
  tenant.domains.some((each) => each.host === host) && isOfTemplate(tenant)

const foreign = ({ claimId }: ConnectedHost): never => {
  throw new Error(`the tenant of ${claimId} is not as it was made`)
}
