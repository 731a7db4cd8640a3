import { checkRecords, isVerified } from './check-records.ts'
import type { SesCall } from './identity-calls.ts'
import { SesError } from './ses-error.ts'
import { type SesIdentity, sesArn } from './ses-state.ts'
import { tenantNamed } from './tenant-calls.ts'

/** `Name <a@b>` or `a@b` */
export const addressIn = (from: string): string => (/<([^<>]*)>/.exec(from)?.[1] ?? from).trim().toLowerCase()

interface Sending {
  readonly from: string
  readonly tenant?: string | undefined
  readonly configurationSet?: string | undefined
}

const rejected = (from: string, regionName: string) =>
  new SesError(
    'MessageRejected',
    `Email address is not verified. The following identities failed the check in region ${regionName.toUpperCase()}: ${from}`,
  )

/**
 * Refuses what SES refuses: a sender that no verified identity covers, a configuration set that is none, and in a tenant's name what is not
 * associated with it. `ownDomains` are the product's own, verified from the start. Returns the configuration set that counts.
 */
export const checkSending = (
  call: SesCall,
  { from, tenant, configurationSet }: Sending,
  ownDomains: readonly string[],
): string | undefined => {
  const { region, regionName, configurationSets, world } = call
  const address = addressIn(from)
  const identity = coveringIdentity(region.identities, address)
  if (identity) checkRecords(identity, regionName, world)
  const isOwn = ownDomains.includes(address.slice(address.indexOf('@') + 1))
  if (!(identity ? isVerified(identity) : isOwn)) throw rejected(address, regionName)
  if (identity?.mailFrom?.onFailure === 'REJECT_MESSAGE' && identity.mailFrom.checked.status !== 'SUCCESS')
    throw new SesError(
      'MailFromDomainNotVerifiedException',
      `MAIL FROM domain ${identity.mailFrom.domain} is not verified.`,
    )
  const set = configurationSet ?? identity?.configurationSet
  if (set && !configurationSets.includes(set))
    throw new SesError('NotFoundException', `Configuration set <${set}> does not exist.`)
  if (tenant === undefined) return set
  const { resources } = tenantNamed(call, tenant)
  const needed = [
    ...(identity ? [sesArn(regionName, 'identity', identity.name)] : []),
    ...(set ? [sesArn(regionName, 'configuration-set', set)] : []),
  ]
  const missing = needed.find((arn) => !resources.includes(arn))
  if (!identity || !set || missing)
    throw new SesError(
      'BadRequestException',
      `${missing ?? (identity ? 'A configuration set' : address)} is not associated with tenant ${tenant}.`,
    )
  return set
}

/** The address itself, or its domain, or a domain above. */
const coveringIdentity = (identities: readonly SesIdentity[], address: string): SesIdentity | undefined => {
  const labels = address.slice(address.indexOf('@') + 1).split('.')
  const names = [address, ...labels.map((_, at) => labels.slice(at).join('.'))]
  return names.flatMap((name) => identities.find((identity) => identity.name === name) ?? [])[0]
}
