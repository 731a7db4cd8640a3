import type { ConnectedHost } from '#functions/domains/store'
import { world } from '#lib/world'
import { domainText } from '#shared/domains/messages'
import { changeHost, moveOn, stay, type Turn } from './change-host.ts'
import {
  attachCertificate,
  certificateOfTenant,
  findTenant,
  type HostTenant,
  requestCertificate,
} from './cloudfront.gateway.ts'
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
  await requestCertificate(tenant, host)
  // there is none where the request was lost; everything else is a failure
  return certificate ? stay(row, { error: storedText(domainText('certificateSlow')) }) : stay(row)
}

const attach = async (row: ConnectedHost, tenant: HostTenant, arn: string): Promise<Turn> => {
  if (tenant.certificateArn !== arn) {
    await attachCertificate(tenant, arn)
    return stay(row)
  }
  const isActive = tenant.domains.some(({ host, isActive }) => host === row.host && isActive)
  return isActive ? moveOn(row, 'probing', { attached: arn }) : stay(row)
}
