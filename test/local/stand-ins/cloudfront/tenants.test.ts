import { ACMClient, DeleteCertificateCommand } from '@aws-sdk/client-acm'
import {
  CloudFrontClient,
  CreateDistributionTenantCommand,
  DeleteDistributionTenantCommand,
  GetDistributionTenantByDomainCommand,
  GetDistributionTenantCommand,
  GetManagedCertificateDetailsCommand,
  ListDistributionTenantsCommand,
  ListTagsForResourceCommand,
  TagResourceCommand,
  UntagResourceCommand,
  UpdateDistributionTenantCommand,
} from '@aws-sdk/client-cloudfront'
import { beforeEach, describe, expect, test } from 'vitest'
import { DEPLOYED_AFTER_MS } from '#infra/local/stand-ins/cloudfront/certificates'
import { type CloudFront, cloudFront, playedEdge } from '#infra/local/stand-ins/cloudfront/cloudfront'
import { type Zone, zone } from '#infra/local/stand-ins/dns/zone'
import { ZoneRecord } from '#infra/local/stand-ins/dns/zone-record'
import { plainHandler } from '#test/support/stand-ins/plain-handler'

const HOST = 'chat.acme.example'
const MINUTE_MS = 60_000

let time = 0
let dns: Zone
let edge: CloudFront
let client: CloudFrontClient
let acm: ACMClient

const start = (limits = {}) => {
  edge = cloudFront({ now: () => time, lookUp: dns.lookUp, limits })
  const settings = {
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
    requestHandler: plainHandler(edge.answer),
  }
  client = new CloudFrontClient(settings)
  acm = new ACMClient(settings)
}

beforeEach(() => {
  time = Date.parse('2026-03-01T10:00:00Z')
  const fixed = [ZoneRecord.parse({ type: 'A', name: playedEdge.endpoint, value: '127.0.0.1' })]
  dns = zone({ now: () => time, fixed })
  start()
})

const set = (type: string, value: string, name = HOST) => dns.set([ZoneRecord.parse({ type, name, value })])
const leadHere = (name = HOST) => set('CNAME', playedEdge.endpoint, name)

const create = (name = 'claim-1', host = HOST, more = {}) =>
  client.send(
    new CreateDistributionTenantCommand({
      DistributionId: playedEdge.distributionId,
      ConnectionGroupId: playedEdge.connectionGroupId,
      Name: name,
      Domains: [{ Domain: host }],
      Enabled: true,
      Tags: { Items: [{ Key: 'claim', Value: name }] },
      ManagedCertificateRequest: { ValidationTokenHost: 'cloudfront', PrimaryDomainName: host },
      ...more,
    }),
  )

const read = (Identifier: string) => client.send(new GetDistributionTenantCommand({ Identifier }))
const certificateOf = async (Identifier: string) =>
  (await client.send(new GetManagedCertificateDetailsCommand({ Identifier }))).ManagedCertificateDetails
const update = (Id: string, IfMatch: string | undefined, change: object) =>
  client.send(new UpdateDistributionTenantCommand({ Id, IfMatch, ...change }))
const remove = (Id: string, IfMatch: string | undefined) =>
  client.send(new DeleteDistributionTenantCommand({ Id, IfMatch }))

/** A tenant that answers: created, its certificate issued and attached, deployed. */
const live = async (name = 'claim-1', host = HOST) => {
  leadHere(host)
  const { DistributionTenant } = await create(name, host)
  const id = DistributionTenant?.Id ?? ''
  time += MINUTE_MS
  const Arn = (await certificateOf(id))?.CertificateArn
  await update(id, (await read(id)).ETag, { Customizations: { Certificate: { Arn } } })
  time += DEPLOYED_AFTER_MS
  return { id, arn: Arn ?? '' }
}

describe('a tenant is made', () => {
  test('only once its host leads to CloudFront, whatever else the zone has', async () => {
    const refused = {
      name: 'InvalidArgument',
      message: expect.stringContaining('Could not verify Domain Name ownership'),
    }
    await expect(create()).rejects.toMatchObject(refused)
    set('CNAME', 'elsewhere.example')
    await expect(create()).rejects.toMatchObject(refused)
    leadHere()
    const made = await create()
    expect(made.ETag).toBeTruthy()
    expect(made.DistributionTenant).toMatchObject({
      Name: 'claim-1',
      Enabled: true,
      Status: 'InProgress',
      Domains: [{ Domain: HOST, Status: 'inactive' }],
    })
  })

  test('also for addresses of the endpoint in place of the alias, and not for others beside them', async () => {
    set('A', '127.0.0.1')
    set('A', '192.0.2.7')
    await expect(create()).rejects.toMatchObject({ name: 'InvalidArgument' })
    dns.remove(dns.records().flatMap(({ id, value }) => (value === '192.0.2.7' ? [id] : [])))
    expect((await create()).DistributionTenant?.Id).toMatch(/^dt_/)
  })

  test('once by its name; and a host that any tenant or another account has is refused', async () => {
    leadHere()
    leadHere('two.acme.example')
    await create()
    await expect(create('claim-1', 'two.acme.example')).rejects.toMatchObject({ name: 'EntityAlreadyExists' })
    await expect(create('claim-2')).rejects.toMatchObject({ name: 'CNAMEAlreadyExists' })
    edge.change({ taken: ['two.acme.example'] })
    await expect(create('claim-3', 'two.acme.example')).rejects.toMatchObject({ name: 'CNAMEAlreadyExists' })
    expect(edge.tenants()).toHaveLength(1)
  })

  test('of the distribution and group that are there, within the quotas', async () => {
    leadHere()
    await expect(create('c-1', HOST, { DistributionId: 'E2' })).rejects.toMatchObject({ name: 'EntityNotFound' })
    await expect(create('c-1', HOST, { ConnectionGroupId: 'cg_2' })).rejects.toMatchObject({ name: 'EntityNotFound' })
    start({ tenants: 1 })
    await create()
    leadHere('two.acme.example')
    await expect(create('c-2', 'two.acme.example')).rejects.toMatchObject({ name: 'EntityLimitExceeded' })
    start({ certificates: 0 })
    await expect(create()).rejects.toMatchObject({ name: 'EntityLimitExceeded' })
    expect(edge.tenants()).toEqual([])
  })

  test('without a certificate, which can be asked for later, one at a time', async () => {
    leadHere()
    const { DistributionTenant, ETag } = await create('c-1', HOST, { ManagedCertificateRequest: undefined })
    const id = DistributionTenant?.Id ?? ''
    await expect(certificateOf(id)).rejects.toMatchObject({ name: 'EntityNotFound' })
    const ask = { ManagedCertificateRequest: { ValidationTokenHost: 'cloudfront', PrimaryDomainName: HOST } }
    const asked = await update(id, ETag, ask)
    expect(await certificateOf(id)).toMatchObject({ CertificateStatus: 'pending-validation' })
    await expect(update(id, asked.ETag, ask)).rejects.toMatchObject({ name: 'InvalidArgument' })
  })
})

describe('a certificate', () => {
  test('is issued after a while, attaches to nothing by itself, and moves the ETag', async () => {
    leadHere()
    const made = await create()
    const id = made.DistributionTenant?.Id ?? ''
    expect(await certificateOf(id)).toMatchObject({ CertificateStatus: 'pending-validation' })
    time += MINUTE_MS
    const issued = await certificateOf(id)
    expect(issued).toMatchObject({
      CertificateStatus: 'issued',
      CertificateArn: expect.stringContaining('arn:aws:acm:'),
    })
    time += 24 * 60 * MINUTE_MS
    expect((await read(id)).DistributionTenant?.Domains).toEqual([{ Domain: HOST, Status: 'inactive' }])
    expect(edge.serves(HOST)).toBe(false)
    const attach = { Customizations: { Certificate: { Arn: issued?.CertificateArn } } }
    await expect(update(id, made.ETag, attach)).rejects.toMatchObject({ name: 'PreconditionFailed' })
    const attached = await update(id, (await read(id)).ETag, attach)
    expect(attached.DistributionTenant?.Status).toBe('InProgress')
    expect(edge.serves(HOST)).toBe(false)
    time += DEPLOYED_AFTER_MS
    expect((await read(id)).DistributionTenant).toMatchObject({
      Status: 'Deployed',
      Domains: [{ Status: 'active' }],
      Customizations: { Certificate: { Arn: issued?.CertificateArn } },
    })
    expect(edge.serves(HOST)).toBe(true)
  })

  test('is not attached while it is pending, nor to a tenant of another host', async () => {
    leadHere()
    const made = await create()
    const id = made.DistributionTenant?.Id ?? ''
    const Arn = (await certificateOf(id))?.CertificateArn
    const attach = { Customizations: { Certificate: { Arn } } }
    await expect(update(id, made.ETag, attach)).rejects.toMatchObject({ name: 'InvalidArgument' })
    const other = await live('claim-2', 'two.acme.example')
    time += MINUTE_MS
    const wrong = { Customizations: { Certificate: { Arn: other.arn } } }
    await expect(update(id, (await read(id)).ETag, wrong)).rejects.toMatchObject({ name: 'InvalidArgument' })
  })

  test('waits while the host leads elsewhere, and times out after 72 hours; then another can be asked for', async () => {
    leadHere()
    const { DistributionTenant } = await create()
    const id = DistributionTenant?.Id ?? ''
    dns.remove(dns.records().map((record) => record.id))
    time += 71 * 60 * MINUTE_MS
    expect(await certificateOf(id)).toMatchObject({ CertificateStatus: 'pending-validation' })
    time += 60 * MINUTE_MS
    expect(await certificateOf(id)).toMatchObject({ CertificateStatus: 'validation-timed-out' })
    leadHere()
    await update(id, (await read(id)).ETag, {
      ManagedCertificateRequest: { ValidationTokenHost: 'cloudfront', PrimaryDomainName: HOST },
    })
    time += MINUTE_MS
    expect(await certificateOf(id)).toMatchObject({ CertificateStatus: 'issued' })
  })

  test('is not issued where CAA forbids it, nor by files of our own, nor where a person has it time out', async () => {
    const statusOf = async (name: string, host: string, more = {}) => {
      leadHere(host)
      const { DistributionTenant } = await create(name, host, more)
      time += MINUTE_MS
      return (await certificateOf(DistributionTenant?.Id ?? ''))?.CertificateStatus
    }
    set('CAA', '0 issue "letsencrypt.org"', 'acme.example')
    expect(await statusOf('c-1', HOST)).toBe('failed')
    set('CAA', '0 issue "amazon.com"', 'acme.example')
    expect(await statusOf('c-2', 'two.acme.example')).toBe('issued')
    const files = { ManagedCertificateRequest: { ValidationTokenHost: 'self-hosted' } }
    expect(await statusOf('c-3', 'three.acme.example', files)).toBe('pending-validation')
    edge.change({ validation: 'times-out' })
    expect(await statusOf('c-4', 'four.acme.example')).toBe('validation-timed-out')
  })

  test('expires, and its host is served no more', async () => {
    const { id } = await live()
    time += 395 * 24 * 60 * MINUTE_MS
    expect(await certificateOf(id)).toMatchObject({ CertificateStatus: 'expired' })
    expect(edge.serves(HOST)).toBe(false)
  })
})

describe('a tenant is deleted', () => {
  test('disabled first, deployed everywhere, with its own version; the certificate after it', async () => {
    const { id, arn } = await live()
    const deleteCertificate = () => acm.send(new DeleteCertificateCommand({ CertificateArn: arn }))
    const first = await read(id)
    await expect(remove(id, undefined)).rejects.toMatchObject({ name: 'InvalidIfMatchVersion' })
    await expect(remove(id, first.ETag)).rejects.toMatchObject({ name: 'ResourceNotDisabled' })
    const disabled = await update(id, first.ETag, { Enabled: false })
    await expect(remove(id, first.ETag)).rejects.toMatchObject({ name: 'PreconditionFailed' })
    await expect(remove(id, disabled.ETag)).rejects.toMatchObject({ name: 'ResourceNotDisabled' })
    await expect(deleteCertificate()).rejects.toMatchObject({ name: 'ResourceInUseException' })
    time += DEPLOYED_AFTER_MS
    expect(edge.serves(HOST)).toBe(false)
    await remove(id, disabled.ETag)
    await expect(read(id)).rejects.toMatchObject({ name: 'EntityNotFound' })
    await expect(deleteCertificate()).rejects.toMatchObject({ name: 'ResourceInUseException' })
    time += DEPLOYED_AFTER_MS
    await deleteCertificate()
    await expect(deleteCertificate()).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
    expect({ tenants: edge.tenants(), certificates: edge.certificates() }).toEqual({ tenants: [], certificates: [] })
  })
})

test('tenants are found by id, name and host, listed in pages, and have tags', async () => {
  for (const label of ['one', 'two', 'three']) {
    leadHere(`${label}.acme.example`)
    await create(`claim-${label}`, `${label}.acme.example`)
  }
  const { DistributionTenant } = await client.send(
    new GetDistributionTenantByDomainCommand({ Domain: 'TWO.acme.example' }),
  )
  expect(DistributionTenant?.Name).toBe('claim-two')
  expect((await read('claim-two')).DistributionTenant?.Id).toBe(DistributionTenant?.Id)
  await expect(
    client.send(new GetDistributionTenantByDomainCommand({ Domain: 'no.acme.example' })),
  ).rejects.toMatchObject({ name: 'EntityNotFound' })

  const AssociationFilter = { DistributionId: playedEdge.distributionId }
  const first = await client.send(new ListDistributionTenantsCommand({ MaxItems: 2, AssociationFilter }))
  expect(first.DistributionTenantList?.map(({ Name }) => Name)).toEqual(['claim-one', 'claim-two'])
  expect(first.DistributionTenantList?.[0]?.ETag).toBeTruthy()
  const rest = await client.send(
    new ListDistributionTenantsCommand({ MaxItems: 2, Marker: first.NextMarker, AssociationFilter }),
  )
  expect(rest.DistributionTenantList?.map(({ Name }) => Name)).toEqual(['claim-three'])
  expect(rest.NextMarker).toBeUndefined()

  const Resource = DistributionTenant?.Arn ?? ''
  await client.send(new TagResourceCommand({ Resource, Tags: { Items: [{ Key: 'a & b', Value: '<c>' }] } }))
  await client.send(new UntagResourceCommand({ Resource, TagKeys: { Items: ['claim'] } }))
  const { Tags } = await client.send(new ListTagsForResourceCommand({ Resource }))
  expect(Tags?.Items).toEqual([{ Key: 'a & b', Value: '<c>' }])
})
