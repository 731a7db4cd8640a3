import {
  CloudFrontClient,
  CNAMEAlreadyExists,
  CreateDistributionTenantCommand,
  DeleteDistributionTenantCommand,
  EntityAlreadyExists,
  EntityLimitExceeded,
  EntityNotFound,
  GetDistributionTenantByDomainCommand,
  GetDistributionTenantCommand,
  GetManagedCertificateDetailsCommand,
  InvalidArgument,
  InvalidIfMatchVersion,
  ListDistributionTenantsCommand,
  PreconditionFailed,
  ResourceNotDisabled,
  UpdateDistributionTenantCommand,
} from '@aws-sdk/client-cloudfront'
import * as z from 'zod'
import { environment, optionalEnvironment } from '#lib/environment'
import { perFunction } from '#lib/per-function'

/** CloudFront's control plane is in one region, wherever it is called from. */
const REGION = 'us-east-1'
const PAGE = 100

const client = perFunction(() => {
  const endpoint = optionalEnvironment('CLOUDFRONT_ENDPOINT')
  return new CloudFrontClient({ region: REGION, ...(endpoint ? { endpoint } : {}) })
})

const Tenant = z.object({
  Id: z.string(),
  Name: z.string(),
  DistributionId: z.string(),
  Enabled: z.boolean().default(false),
  /** `Deployed` or `InProgress`: only what is deployed as disabled can be deleted. */
  Status: z.string().default(''),
  Domains: z.array(z.object({ Domain: z.string(), Status: z.string().optional() })).default([]),
  Customizations: z.object({ Certificate: z.object({ Arn: z.string().optional() }).optional() }).optional(),
})

const Wildcard = z.object({ DistributionId: z.string(), ConnectionGroupId: z.string() })

/** A tenant of the template: one host of one claim. */
export interface HostTenant {
  readonly id: string
  /** Of its claim (`tenantNameOf`). */
  readonly name: string
  readonly distributionId: string
  /** Moves with every change, also with those of its certificate: an update names the one it has read. */
  readonly etag: string
  readonly isEnabled: boolean
  readonly isDeployed: boolean
  /** Hosts with a domain that is active answer. */
  readonly domains: readonly { readonly host: string; readonly isActive: boolean }[]
  /** The certificate that is attached; an issued one attaches to nothing by itself. */
  readonly certificateArn?: string
}

const present = (tenant: unknown, etag: string | undefined): HostTenant => {
  const { Id, Name, DistributionId, Enabled, Status, Domains, Customizations } = Tenant.parse(tenant)
  const arn = Customizations?.Certificate?.Arn
  return {
    id: Id,
    name: Name,
    distributionId: DistributionId,
    etag: z.string().parse(etag),
    isEnabled: Enabled,
    isDeployed: Status === 'Deployed',
    domains: Domains.map((each) => ({ host: each.Domain, isActive: each.Status === 'active' })),
    ...(arn ? { certificateArn: arn } : {}),
  }
}

/** A tenant by its id or its name; `undefined` where there is none. */
export const findTenant = async (idOrName: string): Promise<HostTenant | undefined> => {
  try {
    const { DistributionTenant, ETag } = await client().send(new GetDistributionTenantCommand({ Identifier: idOrName }))
    return present(DistributionTenant, ETag)
  } catch (failure) {
    if (failure instanceof EntityNotFound) return undefined
    throw failure
  }
}

/** This account's tenant that answers for a host; `undefined` where there is none. */
const findTenantOf = async (host: string): Promise<HostTenant | undefined> => {
  try {
    const { DistributionTenant, ETag } = await client().send(new GetDistributionTenantByDomainCommand({ Domain: host }))
    return present(DistributionTenant, ETag)
  } catch (failure) {
    if (failure instanceof EntityNotFound) return undefined
    throw failure
  }
}

/** The template that custom domains are made of, and their connection group: those of the product subdomains. */
const template = perFunction(() => {
  let found: Promise<{ readonly distributionId: string; readonly connectionGroupId: string }> | undefined
  return () => {
    found ??= findTemplate().catch((failure: unknown) => {
      found = undefined
      throw failure
    })
    return found
  }
})

/** Whether the installation has any: one without a domain has not. */
export const hasTemplate = (): boolean =>
  (optionalEnvironment('TENANT_WILDCARD') ?? optionalEnvironment('TENANT_DISTRIBUTION')) !== undefined

const findTemplate = async () => {
  const [distributionId, connectionGroupId] = [
    optionalEnvironment('TENANT_DISTRIBUTION'),
    optionalEnvironment('TENANT_GROUP'),
  ]
  if (distributionId !== undefined && connectionGroupId !== undefined) return { distributionId, connectionGroupId }
  const Identifier = environment('TENANT_WILDCARD')
  const { DistributionTenant: wildcard } = await client().send(new GetDistributionTenantCommand({ Identifier }))
  const { DistributionId, ConnectionGroupId } = Wildcard.parse(wildcard)
  return { distributionId: DistributionId, connectionGroupId: ConnectionGroupId }
}

/** Whether a tenant is of the installation's template. */
export const isOfTemplate = async ({ distributionId }: HostTenant): Promise<boolean> =>
  (await template()()).distributionId === distributionId

/**
 * `unseen`: CloudFront does not find that the host leads to it, yet. `held`: another AWS account has the host. `exists`: this account
 * has a tenant of the name or the host. `full`: the account's quota is used up.
 */
export type Creation = HostTenant | 'unseen' | 'held' | 'exists' | 'full'

/** Creates the tenant of a claim and asks for its certificate. CloudFront refuses a host that does not lead to it yet. */
export const createTenant = async (name: string, host: string): Promise<Creation> => {
  const { distributionId, connectionGroupId } = await template()()
  try {
    const { DistributionTenant, ETag } = await client().send(
      new CreateDistributionTenantCommand({
        DistributionId: distributionId,
        ConnectionGroupId: connectionGroupId,
        Name: name,
        Domains: [{ Domain: host }],
        Enabled: true,
        Tags: { Items: [{ Key: TENANT_TAG, Value: name }] },
        ManagedCertificateRequest: certificateOf(host),
      }),
    )
    return present(DistributionTenant, ETag)
  } catch (failure) {
    // said of a tenant of this account too
    if (failure instanceof CNAMEAlreadyExists) return (await findTenantOf(host)) ? 'exists' : 'held'
    if (failure instanceof EntityAlreadyExists) return 'exists'
    if (failure instanceof EntityLimitExceeded) return 'full'
    if (failure instanceof InvalidArgument && /ownership/i.test(failure.message)) return 'unseen'
    throw failure
  }
}

/** On every tenant of a host, so that an operator tells them from the installation's own. */
const TENANT_TAG = 'claim'
const NAME = /^host-([A-Za-z\d]{20})$/

export const tenantNameOf = (claimId: string): string => `host-${claimId}`

/** The claim that a tenant was made for; `undefined` for the installation's own tenants. */
export const claimOfTenant = (name: string): string | undefined => NAME.exec(name)?.[1]

/** With `self-hosted` validation the request would wait for files of ours for ever. */
const certificateOf = (host: string) => ({ ValidationTokenHost: 'cloudfront' as const, PrimaryDomainName: host })

export type CertificateStatus =
  | 'pending-validation'
  | 'issued'
  | 'inactive'
  | 'expired'
  | 'validation-timed-out'
  | 'revoked'
  | 'failed'

/** A managed certificate of a tenant; `undefined` where none was asked for. */
export const certificateOfTenant = async (
  tenantId: string,
): Promise<{ readonly arn?: string; readonly status: CertificateStatus } | undefined> => {
  try {
    const { ManagedCertificateDetails: details } = await client().send(
      new GetManagedCertificateDetailsCommand({ Identifier: tenantId }),
    )
    if (!details?.CertificateStatus) return undefined
    return {
      status: details.CertificateStatus,
      ...(details.CertificateArn ? { arn: details.CertificateArn } : {}),
    }
  } catch (failure) {
    if (failure instanceof EntityNotFound) return undefined
    throw failure
  }
}

/** `changed`: done. `stale`: the tenant is another than the one that was read, or gone. */
export type Change = 'changed' | 'stale'

const update = async (input: ConstructorParameters<typeof UpdateDistributionTenantCommand>[0]): Promise<Change> => {
  try {
    await client().send(new UpdateDistributionTenantCommand(input))
    return 'changed'
  } catch (failure) {
    if (isStale(failure)) return 'stale'
    throw failure
  }
}

const isStale = (failure: unknown): boolean =>
  failure instanceof PreconditionFailed || failure instanceof InvalidIfMatchVersion || failure instanceof EntityNotFound

/** Lets a tenant answer with an issued certificate. */
export const attachCertificate = ({ id, etag }: HostTenant, arn: string): Promise<Change> =>
  update({ Id: id, IfMatch: etag, Customizations: { Certificate: { Arn: arn } } })

/** Asks for the certificate of a tenant that has none, or whose request failed; a tenant has one pending request at most. */
export const requestCertificate = ({ id, etag }: HostTenant, host: string): Promise<Change> =>
  update({ Id: id, IfMatch: etag, ManagedCertificateRequest: certificateOf(host) })

export const disableTenant = ({ id, etag }: HostTenant): Promise<Change> =>
  update({ Id: id, IfMatch: etag, Enabled: false })

/** `later`: it is still being disabled, or was changed meanwhile. One that is gone is deleted. */
export const deleteTenant = async ({ id, etag }: HostTenant): Promise<'deleted' | 'later'> => {
  try {
    await client().send(new DeleteDistributionTenantCommand({ Id: id, IfMatch: etag }))
    return 'deleted'
  } catch (failure) {
    if (failure instanceof EntityNotFound) return 'deleted'
    if (failure instanceof ResourceNotDisabled || isStale(failure)) return 'later'
    throw failure
  }
}

/** A page of the template's tenants, the installation's own among them. */
export const listTenants = async (
  from?: string,
): Promise<{ readonly tenants: readonly HostTenant[]; readonly next?: string }> => {
  const { DistributionTenantList = [], NextMarker } = await client().send(
    new ListDistributionTenantsCommand({
      AssociationFilter: { DistributionId: (await template()()).distributionId },
      MaxItems: PAGE,
      ...(from ? { Marker: from } : {}),
    }),
  )
  return {
    tenants: DistributionTenantList.map((each) => present(each, each.ETag)),
    ...(NextMarker ? { next: NextMarker } : {}),
  }
}
