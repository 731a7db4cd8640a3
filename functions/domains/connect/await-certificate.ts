import type { ConnectedHost } from '#functions/domains/store'
import { deleteCertificate } from '#functions/domains/tenants/acm.gateway'
import {
  attachCertificate,
  certificateOfTenant,
  findTenant,
  type HostTenant,
  requestCertificate,
} from '#functions/domains/tenants/cloudfront.gateway'
import { world } from '#lib/world'
import { domainText } from '#shared/domains/messages'
import { changeHost, moveOn, stay, type Turn } from './change-host.ts'
import { storedText } from './stored-text.ts'

/**
 * Waits for the certificate and attaches it, which CloudFront does not do by itself. A request that failed is made again. Every
 * certificate is stored before anything is done to it, since nothing else would say later that it is to be deleted.
 */
export const awaitCertificate = async (row: ConnectedHost): Promise<Turn> => {
  const { host, certificates, tenantId = '' } = row
  const certificate = await certificateOfTenant(tenantId)
  const arn = certificate?.arn
  if (arn !== undefined && !certificates.includes(arn)) {
    await changeHost(row, { certificates: [...certificates, arn] })
    return 'again'
  }
  if (row.until <= world().now())
    return moveOn(row, 'removing', { ending: 'expired', error: storedText(domainText('certificateSlow')) })
  if (certificate?.status === 'pending-validation') return stay(row)
  const tenant = await findTenant(tenantId)
  // deleted by an operator: it is made again
  if (!tenant) return moveOn(row, 'proven', {}, { remove: ['tenantId', 'attached'] })
  if (certificate?.status === 'issued' && arn !== undefined) return attach(row, tenant, arn)
  if (arn !== undefined) return askAnew(row, tenant, arn)
  // the request was lost
  await requestCertificate(tenant, host)
  return stay(row)
}

/** Of certificates there are 5,000 a year, of which expired and failed ones count. */
const ASK_AGAIN_MS = 2 * 3_600_000

/** Asks for a certificate in place of one that failed, which is deleted. */
const askAnew = async (row: ConnectedHost, tenant: HostTenant, failed: string): Promise<Turn> => {
  const now = world().now()
  const error = storedText(domainText('certificateSlow'))
  const isDue = (row.askedAt ?? 0) + ASK_AGAIN_MS <= now
  if (!isDue || (await deleteCertificate(failed)) === 'later') return stay(row, { error })
  await requestCertificate(tenant, row.host)
  return stay(row, { error, askedAt: now, certificates: row.certificates.filter((arn) => arn !== failed) })
}

const attach = async (row: ConnectedHost, tenant: HostTenant, arn: string): Promise<Turn> => {
  if (tenant.certificateArn !== arn) {
    await attachCertificate(tenant, arn)
    return stay(row)
  }
  const isActive = tenant.domains.some(({ host, isActive }) => host === row.host && isActive)
  return isActive ? moveOn(row, 'probing', { attached: arn }) : stay(row)
}
