import { runInNewContext } from 'node:vm'
import { EventBridgeClient, ListTagsForResourceCommand, ResourceNotFoundException } from '@aws-sdk/client-eventbridge'
import { GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkCode } from '#infra/constructs/deployment-check'
import type { CheckRequest } from '#infra/deployment/answer-cloudformation'
import { handler as awaitVerifiedDomain } from '#infra/deployment/await-verified-domain'
import { handler as compareRegions } from '#infra/deployment/compare-regions'
import { regionsConflict } from '#infra/deployment/regions-conflict'
import { type ThirdPartyServer, thirdPartyServer } from '#test/support/providers/third-party-server'

const ses = mockClient(SESv2Client)
const bridge = mockClient(EventBridgeClient)
afterAll(() => {
  bridge.restore()
  ses.restore()
})
let cloudFormation: ThirdPartyServer
let answers: Record<string, unknown>[]

beforeEach(async () => {
  answers = []
  cloudFormation = await thirdPartyServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString('utf8'))
      answers.push({ ...body, method: request.method, type: request.headers['content-type'] })
      response.end()
    })
  })
})
afterEach(async () => {
  ses.reset()
  bridge.reset()
  await cloudFormation[Symbol.asyncDispose]()
})

const asked = <Properties>(
  properties: Properties,
  given: Partial<CheckRequest<Properties>> = {},
): CheckRequest<Properties> => ({
  RequestType: 'Create',
  ResponseURL: `${cloudFormation.origin}/answer?signature=x`,
  StackId: 'stack',
  RequestId: 'request',
  LogicalResourceId: 'Check',
  ResourceProperties: { ...properties, Attempts: '3', PauseSeconds: '0' },
  ...given,
})

describe('the wait for the sender’s domain', () => {
  const domain = { Domain: 'example.com' }

  test('lets the deployment go on once SES has verified it', async () => {
    ses
      .on(GetEmailIdentityCommand, { EmailIdentity: 'example.com' })
      .resolvesOnce({ VerifiedForSendingStatus: false })
      .rejectsOnce(new Error('not authorized to perform: ses:GetEmailIdentity'))
      .resolves({ VerifiedForSendingStatus: true })
    await awaitVerifiedDomain(asked(domain))
    expect(ses.calls()).toHaveLength(3)
    expect(answers).toEqual([
      {
        method: 'PUT',
        type: '',
        Status: 'SUCCESS',
        Reason: 'Nothing is in the way.',
        PhysicalResourceId: 'Check',
        StackId: 'stack',
        RequestId: 'request',
        LogicalResourceId: 'Check',
      },
    ])
  })

  test('stops it in time with what to do, if SES has not', async () => {
    ses.on(GetEmailIdentityCommand).resolves({ VerifiedForSendingStatus: false })
    await awaitVerifiedDomain(asked(domain))
    expect(ses.calls()).toHaveLength(3)
    expect(answers).toMatchObject([
      { Status: 'FAILED', Reason: expect.stringContaining('SES has not verified example.com yet') },
    ])
  })

  test('answers whatever happens: CloudFormation would wait for an hour', async () => {
    ses.on(GetEmailIdentityCommand).rejects(new Error('no such identity'))
    await awaitVerifiedDomain(asked(domain, { RequestType: 'Update', PhysicalResourceId: 'first' }))
    expect(answers).toMatchObject([{ Status: 'FAILED', Reason: 'no such identity', PhysicalResourceId: 'first' }])
  })

  test('asks nothing when its stack goes', async () => {
    await awaitVerifiedDomain(asked(domain, { RequestType: 'Delete', PhysicalResourceId: 'first' }))
    expect(ses.calls()).toHaveLength(0)
    expect(answers).toMatchObject([{ Status: 'SUCCESS', PhysicalResourceId: 'first' }])
  })

  test('fails when its answer is refused, so that its log says so', async () => {
    ses.on(GetEmailIdentityCommand).resolves({ VerifiedForSendingStatus: true })
    cloudFormation.answer((_, response) => response.writeHead(403).end())
    await expect(awaitVerifiedDomain(asked(domain))).rejects.toThrow('403')
  })
})

describe('the comparison of `regions`', () => {
  test.each<[string, readonly string[], Readonly<Record<string, string>>]>([
    ['the first deployment', ['eu'], {}],
    ['the next one', ['eu'], { eu: 'eu' }],
    ['a second region, named at the first', ['eu', 'na'], { eu: 'eu' }],
    ['a second region itself', ['eu', 'na'], { eu: 'eu na' }],
    ['both', ['eu', 'na'], { eu: 'eu na', na: 'eu na' }],
    ['a region that was removed', ['eu'], { eu: 'eu na' }],
  ])('lets through %s', (_, given, deployed) => {
    expect(regionsConflict(given, deployed)).toBeUndefined()
  })

  test.each<[string, readonly string[], Readonly<Record<string, string>>, string]>([
    ['a second first region', ['na'], { eu: 'eu' }, '`regions` is "na" here, but "eu" in eu'],
    ['another order', ['na', 'eu'], { eu: 'eu na' }, 'eu has the directory and stays the first'],
    ['another order at the region itself', ['na', 'eu'], { na: 'eu na' }, '"eu,na" in na'],
    [
      'a forgotten region',
      ['eu'],
      { eu: 'eu na', na: 'eu na' },
      'lacks na, which is deployed: name it (-c regions=eu,na)',
    ],
  ])('refuses %s', (_, given, deployed, message) => {
    expect(regionsConflict(given, deployed)).toContain(message)
  })

  const bus = (region: string, name: string) => `arn:aws:events:${region}:123456789012:event-bus/parley-${name}`
  const buses = { eu: bus('eu-central-1', 'eu'), na: bus('us-east-1', 'na') }
  const missing = () => new ResourceNotFoundException({ message: 'no such bus', $metadata: {} })

  test('asks each region where it is deployed', async () => {
    bridge
      .on(ListTagsForResourceCommand, { ResourceARN: buses.eu })
      .resolves({ Tags: [{ Key: 'regions', Value: 'eu' }] })
    bridge.on(ListTagsForResourceCommand, { ResourceARN: buses.na }).rejects(missing())
    await compareRegions(asked({ Regions: ['na'], Buses: buses }))
    expect(answers).toMatchObject([{ Status: 'FAILED', Reason: expect.stringContaining('"eu" in eu') }])
    const clients = bridge.calls().map(({ thisValue }) => (thisValue as EventBridgeClient).config.region())
    expect(await Promise.all(clients)).toEqual(['eu-central-1', 'us-east-1'])
  })

  test('lets the first deployment of all through, and tries again while its role is too new', async () => {
    bridge.on(ListTagsForResourceCommand).rejectsOnce(new Error('not authorized')).rejects(missing())
    await compareRegions(asked({ Regions: ['eu'], Buses: buses }))
    expect(answers).toMatchObject([{ Status: 'SUCCESS' }])
  })

  test('refuses without an answer rather than guess', async () => {
    bridge.on(ListTagsForResourceCommand).rejects(new Error('not authorized'))
    await compareRegions(asked({ Regions: ['eu'], Buses: buses }))
    expect(answers).toMatchObject([{ Status: 'FAILED', Reason: 'not authorized' }])
  })
})

test.each(['await-verified-domain', 'compare-regions'] as const)(
  '%s fits into a template, and exports its handler there',
  (check) => {
    const code = checkCode(check)
    expect(code.length).toBeLessThan(4096)
    const module = { exports: {} as Record<string, unknown> }
    runInNewContext(code, { module, exports: module.exports, require: () => ({}) })
    expect(module.exports.handler).toBeTypeOf('function')
  },
)
