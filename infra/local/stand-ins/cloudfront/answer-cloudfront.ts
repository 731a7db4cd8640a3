import type { PlainAnswer, PlainRequest } from '#infra/local/stand-ins/plain-request'
import { passTime } from './certificates.ts'
import { CloudFrontError } from './cloudfront-error.ts'
import type { Tenant } from './cloudfront-state.ts'
import { certificateXml, tagsXml, tenantXml } from './present-tenant.ts'
import { createTenant, deleteTenant, etagOf, type TenantWorld, tagsOf, updateTenant } from './tenant-calls.ts'
import { elementAt, readXml, textAt, type XmlElement, xml } from './xml.ts'

const VERSION = '/2020-05-31/'
const TYPE = { 'content-type': 'text/xml' }

const answerWith = (status: number, body: string, headers: Record<string, string> = {}): PlainAnswer => ({
  status,
  headers: { ...TYPE, ...headers },
  body: body && `<?xml version="1.0" encoding="UTF-8"?>\n${body}`,
})

const found = (tenant: Tenant | undefined): Tenant => {
  if (tenant) return tenant
  throw new CloudFrontError('EntityNotFound', 'The specified distribution tenant does not exist.')
}

/** The REST-XML API of CloudFront (2020-05-31), as far as distribution tenants go. */
export const answerCloudFront = (world: TenantWorld, request: PlainRequest): PlainAnswer => {
  try {
    passTime(world.state, world)
    return route(world, request)
  } catch (failure) {
    if (!(failure instanceof CloudFrontError)) throw failure
    const error = xml('Error', [xml('Type', 'Sender'), xml('Code', failure.code), xml('Message', failure.message)])
    return answerWith(failure.status, xml('ErrorResponse', [error, xml('RequestId', 'local')]))
  }
}

const route = (world: TenantWorld, { method, path, query, headers, body: text }: PlainRequest): PlainAnswer => {
  const { state, now } = world
  const [kind = '', id = ''] = path.startsWith(VERSION)
    ? path.slice(VERSION.length).split('/').map(decodeURIComponent)
    : []
  const body = text ? readXml(text) : undefined
  if (text && !body) throw new CloudFrontError('InvalidArgument', 'The request body is not well-formed XML.')
  const named = (identifier: string) =>
    found(state.tenants.find((each) => [each.id, each.arn, each.name].includes(identifier)))
  const show = (tenant: Tenant, status = 200) =>
    answerWith(status, tenantXml(state, tenant, now()), { etag: etagOf(tenant) })
  const ifMatch = headers['if-match']

  switch (`${method} ${kind}${id ? '/{id}' : ''}`) {
    case 'POST distribution-tenant':
      return show(createTenant(world, body), 201)
    case 'GET distribution-tenant':
      return show(found(state.tenants.find(({ domains }) => domains.includes((query.domain ?? '').toLowerCase()))))
    case 'GET distribution-tenant/{id}':
      return show(named(id))
    case 'PUT distribution-tenant/{id}':
      return show(updateTenant(world, named(id), body, ifMatch))
    case 'DELETE distribution-tenant/{id}':
      deleteTenant(world, named(id), ifMatch)
      return answerWith(204, '')
    case 'POST distribution-tenants':
      return list(world, body)
    case 'GET managed-certificate/{id}': {
      const details = certificateXml(state, named(id))
      if (!details) throw new CloudFrontError('EntityNotFound', 'The specified certificate does not exist.')
      return answerWith(200, details)
    }
    case 'GET tagging':
    case 'POST tagging':
      return tagging(world, method, query, body)
    default:
      throw new CloudFrontError('InvalidArgument', `${method} ${path} is not played.`)
  }
}

const list = ({ state, now }: TenantWorld, body: XmlElement | undefined): PlainAnswer => {
  const distribution = textAt(body, 'AssociationFilter', 'DistributionId')
  const group = textAt(body, 'AssociationFilter', 'ConnectionGroupId')
  const fitting = state.tenants.filter(
    (tenant) =>
      (!distribution || tenant.distributionId === distribution) && (!group || tenant.connectionGroupId === group),
  )
  const marker = textAt(body, 'Marker')
  const from = marker ? fitting.findIndex(({ id }) => id === marker) : 0
  if (from < 0) throw new CloudFrontError('InvalidArgument', 'The marker is not valid.')
  const most = Number(textAt(body, 'MaxItems') ?? 100)
  const shown = fitting.slice(from, from + most)
  return answerWith(
    200,
    xml('ListDistributionTenantsResult', [
      xml('NextMarker', fitting[from + most]?.id),
      xml(
        'DistributionTenantList',
        shown.map((tenant) => tenantXml(state, tenant, now(), true)),
      ),
    ]),
  )
}

const tagging = (
  { state }: TenantWorld,
  method: string,
  { Resource = '', Operation }: PlainRequest['query'],
  body: XmlElement | undefined,
): PlainAnswer => {
  const tenant = state.tenants.find(({ arn }) => arn === Resource)
  if (!tenant) throw new CloudFrontError('NoSuchResource', 'The specified resource does not exist.')
  if (method === 'GET') return answerWith(200, tagsXml(tenant.tags))
  const items = elementAt(body, 'Items')
  if (Operation === 'Tag') tenant.tags = { ...tenant.tags, ...tagsOf(items) }
  else {
    const gone = (items?.children ?? []).map((key) => key.text.trim())
    tenant.tags = Object.fromEntries(Object.entries(tenant.tags).filter(([key]) => !gone.includes(key)))
  }
  return answerWith(204, '')
}
