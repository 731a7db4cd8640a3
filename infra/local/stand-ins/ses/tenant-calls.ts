import { identityNamed, listTags, type SesCall, tagsOf } from './identity-calls.ts'
import { SesError } from './ses-error.ts'
import { nameInArn, type SesTenant, sesArn } from './ses-state.ts'

export const tenantNamed = ({ region }: SesCall, name: unknown): SesTenant => {
  const known = region.tenants.find((tenant) => tenant.name === name)
  if (known) return known
  throw new SesError('NotFoundException', `Tenant ${String(name)} does not exist.`)
}

const presented = ({ regionName }: SesCall, { name, id, createdAt, tags }: SesTenant) => ({
  TenantName: name,
  TenantId: id,
  TenantArn: sesArn(regionName, 'tenant', `${name}/${id}`),
  CreatedTimestamp: createdAt / 1000,
  Tags: listTags(tags),
  SendingStatus: 'ENABLED',
})

const create = (call: SesCall): object => {
  const { state, region, world, input } = call
  const name = String(input.TenantName ?? '')
  if (!/^[\w-]{1,64}$/.test(name)) throw new SesError('BadRequestException', 'The tenant name is not valid.')
  if (region.tenants.some((tenant) => tenant.name === name))
    throw new SesError('AlreadyExistsException', `Tenant ${name} already exists.`)
  state.count += 1
  const tenant = { name, id: `tn-${state.count}`, createdAt: world.now(), tags: tagsOf(input.Tags), resources: [] }
  region.tenants.push(tenant)
  return presented(call, tenant)
}

/** Only what exists can be associated: identities, and configuration sets. */
const checkResource = (call: SesCall, arn: string): void => {
  const { regionName, configurationSets } = call
  const identity = nameInArn(arn, regionName, 'identity')
  if (identity !== undefined) return void identityNamed(call, identity)
  const set = nameInArn(arn, regionName, 'configuration-set')
  if (set !== undefined && configurationSets.includes(set)) return
  throw new SesError('NotFoundException', `Resource ${arn} does not exist.`)
}

const associate = (call: SesCall): object => {
  const tenant = tenantNamed(call, call.input.TenantName)
  const arn = String(call.input.ResourceArn)
  checkResource(call, arn)
  if (tenant.resources.includes(arn))
    throw new SesError('AlreadyExistsException', `Resource ${arn} is already associated with tenant ${tenant.name}.`)
  tenant.resources = [...tenant.resources, arn]
  return {}
}

const dissociate = (call: SesCall): object => {
  const tenant = tenantNamed(call, call.input.TenantName)
  const arn = String(call.input.ResourceArn)
  if (!tenant.resources.includes(arn))
    throw new SesError('NotFoundException', `Resource ${arn} is not associated with tenant ${tenant.name}.`)
  tenant.resources = tenant.resources.filter((resource) => resource !== arn)
  return {}
}

const kindOf = (arn: string): string => (arn.includes(':identity/') ? 'EMAIL_IDENTITY' : 'CONFIGURATION_SET')

/** By the rest of the path behind `/v2/email/`; all of them are POST. */
export const tenantCalls: Readonly<Record<string, (call: SesCall) => object>> = {
  tenants: create,
  'tenants/get': (call) => ({ Tenant: presented(call, tenantNamed(call, call.input.TenantName)) }),
  'tenants/list': (call) => ({ Tenants: call.region.tenants.map((tenant) => presented(call, tenant)) }),
  'tenants/delete': (call) => {
    const gone = tenantNamed(call, call.input.TenantName)
    call.region.tenants = call.region.tenants.filter((tenant) => tenant !== gone)
    return {}
  },
  'tenants/resources': associate,
  'tenants/resources/delete': dissociate,
  'tenants/resources/list': (call) => ({
    TenantResources: tenantNamed(call, call.input.TenantName).resources.map((ResourceArn) => ({
      ResourceType: kindOf(ResourceArn),
      ResourceArn,
    })),
  }),
  'resources/tenants/list': (call) => {
    const arn = String(call.input.ResourceArn)
    return {
      ResourceTenants: call.region.tenants
        .filter(({ resources }) => resources.includes(arn))
        .map(({ name, id }) => ({ TenantName: name, TenantId: id, ResourceArn: arn })),
    }
  },
}
