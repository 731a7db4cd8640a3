import { SESClient, SendEmailCommand as SendEmailOfV1 } from '@aws-sdk/client-ses'
import {
  CreateEmailIdentityCommand,
  CreateTenantCommand,
  CreateTenantResourceAssociationCommand,
  DeleteEmailIdentityCommand,
  GetEmailIdentityCommand,
  ListEmailIdentitiesCommand,
  ListTagsForResourceCommand,
  ListTenantResourcesCommand,
  PutEmailIdentityMailFromAttributesCommand,
  SESv2Client,
  SendEmailCommand,
  TagResourceCommand,
  UntagResourceCommand,
} from '@aws-sdk/client-sesv2'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Zone, zone } from '#infra/local/stand-ins/dns/zone'
import { ZoneRecord } from '#infra/local/stand-ins/dns/zone-record'
import { type Ses, ses } from '#infra/local/stand-ins/ses/ses'
import { plainHandler } from '#test/support/stand-ins/plain-handler'

const DOMAIN = 'acme.example'
const SET = 'parley-eu-mail'
const HOUR_MS = 3_600_000
const ARN = `arn:aws:ses:eu-central-1:000000000000:identity/${DOMAIN}`
const SET_ARN = `arn:aws:ses:eu-central-1:000000000000:configuration-set/${SET}`

let time = 0
let dns: Zone
let played: Ses
let client: SESv2Client
let clientOfV1: SESClient
let delivered: Record<string, unknown>[] = []

const settings = (region: string) => ({
  region,
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  maxAttempts: 1,
  requestHandler: plainHandler(async (request) => {
    const answered = await played.answer(request)
    if (!answered) throw new Error('not played')
    return answered
  }),
})

beforeEach(() => {
  time = Date.parse('2026-03-01T10:00:00Z')
  delivered = []
  dns = zone({ now: () => time })
  played = ses({
    now: () => time,
    lookUp: dns.lookUp,
    configurationSets: [SET],
    ownDomains: ['parley.localhost'],
    deliver: async (body) => `message-${delivered.push(body)}`,
  })
  client = new SESv2Client(settings('eu-central-1'))
  clientOfV1 = new SESClient(settings('eu-central-1'))
})

const set = (type: string, name: string, value: string) => dns.set([ZoneRecord.parse({ type, name, value })])
const create = (more = {}) =>
  client.send(
    new CreateEmailIdentityCommand({ EmailIdentity: DOMAIN, Tags: [{ Key: 'agency', Value: 'a-1' }], ...more }),
  )
const read = () => client.send(new GetEmailIdentityCommand({ EmailIdentity: DOMAIN }))

/** Sets the CNAMEs that SES asks for. */
const setKeys = async () => {
  const { DkimAttributes } = await read()
  for (const token of DkimAttributes?.Tokens ?? [])
    set('CNAME', `${token}._domainkey.${DOMAIN}`, `${token}.${DkimAttributes?.SigningHostedZone}`)
}

const verified = async (more = {}) => {
  await create(more)
  await setKeys()
  time += HOUR_MS
  expect(await read()).toMatchObject({ VerifiedForSendingStatus: true })
}

const send = (more = {}) =>
  client.send(
    new SendEmailCommand({
      FromEmailAddress: `Acme <hello@${DOMAIN}>`,
      Destination: { ToAddresses: ['ann@example.com'] },
      Content: { Simple: { Subject: { Data: 'Hello' }, Body: { Text: { Data: 'there' } } } },
      ...more,
    }),
  )

describe('an identity', () => {
  test('is verified once the zone has its three keys, and says why it is not', async () => {
    const { DkimAttributes, VerifiedForSendingStatus } = await create()
    expect(VerifiedForSendingStatus).toBe(false)
    expect(DkimAttributes).toMatchObject({ Status: 'PENDING', Tokens: expect.any(Array) })
    // not the zone that everybody guesses
    expect(DkimAttributes?.SigningHostedZone).not.toBe('dkim.amazonses.com')
    time += HOUR_MS
    const errorOf = async () => (await read()).VerificationInfo?.ErrorType
    expect(await read()).toMatchObject({ VerificationStatus: 'PENDING' })
    expect(await errorOf()).toBe('HOST_NOT_FOUND')
    const [token] = DkimAttributes?.Tokens ?? []
    set('TXT', `${token}._domainkey.${DOMAIN}`, 'text')
    time += HOUR_MS
    expect(await errorOf()).toBe('TYPE_NOT_FOUND')
    dns.remove(dns.records().map(({ id }) => id))
    set('CNAME', `${token}._domainkey.${DOMAIN}`, `${token}.dkim.amazonses.com`)
    time += HOUR_MS
    expect(await errorOf()).toBe('INVALID_VALUE')
    dns.change({ unknown: 'servfail' })
    dns.remove(dns.records().map(({ id }) => id))
    time += HOUR_MS
    expect(await errorOf()).toBe('DNS_SERVER_ERROR')
    await setKeys()
    time += HOUR_MS
    const found = await read()
    expect(found).toMatchObject({ VerifiedForSendingStatus: true, VerificationStatus: 'SUCCESS' })
    expect(found.VerificationInfo?.LastSuccessTimestamp).toEqual(new Date(time))
    expect(found.VerificationInfo?.ErrorType).toBeUndefined()
  })

  test('fails after 72 hours and stays failed; deleted and created again it has other keys', async () => {
    const { DkimAttributes: before } = await create()
    time += 73 * HOUR_MS
    expect(await read()).toMatchObject({ VerificationStatus: 'FAILED', DkimAttributes: { Status: 'FAILED' } })
    await setKeys()
    time += HOUR_MS
    expect(await read()).toMatchObject({ VerificationStatus: 'FAILED' })
    await client.send(new DeleteEmailIdentityCommand({ EmailIdentity: DOMAIN }))
    await expect(read()).rejects.toMatchObject({ name: 'NotFoundException' })
    const { DkimAttributes: after } = await create()
    expect(after?.Tokens).not.toEqual(before?.Tokens)
  })

  test('goes on sending for a while after its keys are gone', async () => {
    await verified()
    dns.remove(dns.records().map(({ id }) => id))
    time += HOUR_MS
    expect(await read()).toMatchObject({ VerifiedForSendingStatus: true, VerificationStatus: 'TEMPORARY_FAILURE' })
    time += 73 * HOUR_MS
    expect(await read()).toMatchObject({ VerifiedForSendingStatus: false, VerificationStatus: 'FAILED' })
  })

  test('is there once in a region, and in each region on its own, with its tags', async () => {
    await create()
    await expect(create()).rejects.toMatchObject({ name: 'AlreadyExistsException' })
    const other = await new SESv2Client(settings('us-east-1')).send(
      new CreateEmailIdentityCommand({ EmailIdentity: DOMAIN }),
    )
    expect(other.DkimAttributes?.Status).toBe('PENDING')
    await client.send(new TagResourceCommand({ ResourceArn: ARN, Tags: [{ Key: 'more', Value: 'b' }] }))
    await client.send(new UntagResourceCommand({ ResourceArn: ARN, TagKeys: ['agency'] }))
    const { Tags } = await client.send(new ListTagsForResourceCommand({ ResourceArn: ARN }))
    expect(Tags).toEqual([{ Key: 'more', Value: 'b' }])
    expect((await read()).Tags).toEqual(Tags)
    const { EmailIdentities } = await client.send(new ListEmailIdentitiesCommand({}))
    expect(EmailIdentities).toMatchObject([{ IdentityName: DOMAIN, SendingEnabled: false }])
    await expect(create({ EmailIdentity: 'no domain' })).rejects.toMatchObject({ name: 'BadRequestException' })
  })

  test('has a MAIL FROM below itself, found by its MX and SPF records', async () => {
    await create()
    const setMailFrom = (MailFromDomain: string) =>
      client.send(new PutEmailIdentityMailFromAttributesCommand({ EmailIdentity: DOMAIN, MailFromDomain }))
    await expect(setMailFrom('bounces.other.example')).rejects.toMatchObject({ name: 'BadRequestException' })
    await setMailFrom(`bounces.${DOMAIN}`)
    set('MX', `bounces.${DOMAIN}`, 'feedback-smtp.eu-central-1.amazonses.com')
    time += HOUR_MS
    expect((await read()).MailFromAttributes).toMatchObject({ MailFromDomainStatus: 'PENDING' })
    set('TXT', `bounces.${DOMAIN}`, 'v=spf1 include:amazonses.com ~all')
    time += HOUR_MS
    expect((await read()).MailFromAttributes).toMatchObject({
      MailFromDomain: `bounces.${DOMAIN}`,
      MailFromDomainStatus: 'SUCCESS',
    })
  })
})

describe('a mail', () => {
  test('is sent by a verified sender only, or by one of the product’s own', async () => {
    await create()
    await expect(send()).rejects.toMatchObject({ name: 'MessageRejected' })
    await expect(send({ FromEmailAddress: 'a@elsewhere.example' })).rejects.toMatchObject({ name: 'MessageRejected' })
    await send({ FromEmailAddress: 'no-reply@parley.localhost' })
    await setKeys()
    time += HOUR_MS
    const { MessageId } = await send()
    expect(MessageId).toBe('message-2')
    expect(delivered).toHaveLength(2)
  })

  test('in a tenant’s name only if its identity and its configuration set are associated with that tenant', async () => {
    await verified()
    const inTenant = { TenantName: 'agency-1', ConfigurationSetName: SET }
    await expect(send(inTenant)).rejects.toMatchObject({ name: 'NotFoundException' })
    await client.send(new CreateTenantCommand({ TenantName: 'agency-1' }))
    await expect(client.send(new CreateTenantCommand({ TenantName: 'agency-1' }))).rejects.toMatchObject({
      name: 'AlreadyExistsException',
    })
    const associate = (ResourceArn: string) =>
      client.send(new CreateTenantResourceAssociationCommand({ TenantName: 'agency-1', ResourceArn }))
    await expect(associate(`${ARN}.other`)).rejects.toMatchObject({ name: 'NotFoundException' })
    await associate(ARN)
    await expect(associate(ARN)).rejects.toMatchObject({ name: 'AlreadyExistsException' })
    await expect(send(inTenant)).rejects.toMatchObject({ name: 'BadRequestException' })
    await associate(SET_ARN)
    await send(inTenant)
    await expect(send({ TenantName: 'agency-1' })).rejects.toMatchObject({ name: 'BadRequestException' })
    await expect(send({ ...inTenant, ConfigurationSetName: 'other' })).rejects.toMatchObject({
      name: 'NotFoundException',
    })
    const { TenantResources } = await client.send(new ListTenantResourcesCommand({ TenantName: 'agency-1' }))
    expect(TenantResources?.map(({ ResourceType }) => ResourceType)).toEqual(['EMAIL_IDENTITY', 'CONFIGURATION_SET'])
    await client.send(new DeleteEmailIdentityCommand({ EmailIdentity: DOMAIN }))
    await verified()
    await expect(send(inTenant)).rejects.toMatchObject({ name: 'BadRequestException' })
    expect(delivered).toHaveLength(1)
  })

  test('is taken from the first API too, by the same rules', async () => {
    const sendByV1 = (Source: string, more = {}) =>
      clientOfV1.send(
        new SendEmailOfV1({
          Source,
          Destination: { ToAddresses: ['ann@example.com', 'ben@example.com'] },
          ReplyToAddresses: ['desk@example.com'],
          Message: { Subject: { Data: 'A & B' }, Body: { Text: { Data: '<there>' } } },
          ...more,
        }),
      )
    await expect(sendByV1('a@elsewhere.example')).rejects.toMatchObject({ name: 'MessageRejected' })
    await expect(sendByV1('a@parley.localhost', { ConfigurationSetName: 'other' })).rejects.toMatchObject({
      name: 'ConfigurationSetDoesNotExistException',
    })
    expect(await sendByV1('a@parley.localhost')).toMatchObject({ MessageId: 'message-1' })
    expect(delivered).toMatchObject([
      {
        FromEmailAddress: 'a@parley.localhost',
        Destination: { ToAddresses: ['ann@example.com', 'ben@example.com'] },
        ReplyToAddresses: ['desk@example.com'],
        Content: { Simple: { Subject: { Data: 'A & B' }, Body: { Text: { Data: '<there>' } } } },
      },
    ])
  })

  test('that bounces or is complained of becomes an event, if it was sent with a configuration set', async () => {
    await verified({ ConfigurationSetName: SET })
    const { MessageId = '' } = await send({ EmailTags: [{ Name: 'agency', Value: 'a-1' }] })
    const { region, event } = played.feedback(MessageId, 'bounce')
    expect(region).toBe('eu-central-1')
    expect(event).toMatchObject({
      source: 'aws.ses',
      'detail-type': 'Email Bounced',
      detail: {
        eventType: 'Bounce',
        bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: 'ann@example.com' }] },
        mail: { messageId: MessageId, tags: { agency: ['a-1'], 'ses:configuration-set': [SET] } },
      },
    })
    expect(played.feedback(MessageId, 'complaint').event).toMatchObject({
      'detail-type': 'Email Complaint Received',
      detail: { complaint: { complainedRecipients: [{ emailAddress: 'ann@example.com' }] } },
    })
    const plain = await send({ FromEmailAddress: 'no-reply@parley.localhost' })
    expect(() => played.feedback(plain.MessageId ?? '', 'bounce')).toThrow('without a configuration set')
    expect(() => played.feedback('unknown', 'bounce')).toThrow('knows nothing')
  })
})
