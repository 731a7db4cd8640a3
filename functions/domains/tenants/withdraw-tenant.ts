import { deleteCertificate } from './acm.gateway.ts'
import { certificateOfTenant, deleteTenant, disableTenant, findTenant, type HostTenant } from './cloudfront.gateway.ts'

/** `gone`: nothing is left. `again`: the next step may follow at once. `later`: CloudFront is not done with the last one. */
export type Withdrawal = 'gone' | 'again' | 'later'

/**
 * One step of removing a tenant with its certificates: disabled, deleted, then they. `remember` stores certificates that
 * were not known: with the tenant goes what says which it had.
 */
export const withdrawTenant = async (
  { name, certificates }: { readonly name: string; readonly certificates: readonly string[] },
  remember: (certificates: string[]) => Promise<unknown>,
): Promise<Withdrawal> => {
  const tenant = await findTenant(name)
  if (!tenant) return deleteCertificates(certificates)
  const all = [...new Set([...certificates, ...(await certificatesOf(tenant))])]
  if (all.length > certificates.length) {
    await remember(all)
    return 'again'
  }
  if (tenant.isEnabled) await disableTenant(tenant)
  if (tenant.isEnabled || !tenant.isDeployed) return 'later'
  return (await deleteTenant(tenant)) === 'deleted' ? 'again' : 'later'
}

const certificatesOf = async ({ id, certificateArn }: HostTenant): Promise<string[]> => {
  const requested = await certificateOfTenant(id)
  return [certificateArn, requested?.arn].filter((arn) => arn !== undefined)
}

const deleteCertificates = async (certificates: readonly string[]): Promise<Withdrawal> => {
  for (const arn of certificates) if ((await deleteCertificate(arn)) === 'later') return 'later'
  return 'gone'
}
