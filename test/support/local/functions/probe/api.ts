import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge'
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { DescribeExecutionCommand, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn'
import { GetCommand, QueryCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { perFunction } from '#lib/per-function'
import { client, count, has } from '#test/support/local/functions/table'

const variable = (name: string): string => process.env[name] ?? ''
const s3 = perFunction(() => new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED', maxAttempts: 1 }))
const Bucket = () => variable('FILES_BUCKET')

/** Everything that tests ask a function to try; each returns something or throws what AWS throws. */
const actions: Readonly<Record<string, (given: Readonly<Record<string, string>>) => Promise<unknown>>> = {
  count: async ({ name = '' }) => count(name),
  seen: async ({ name = '' }) => {
    const Key = { pk: name, sk: 'COUNT' }
    const { Item } = await client().send(
      new GetCommand({ TableName: variable('TABLE_NAME'), Key, ConsistentRead: true }),
    )
    return Item?.seen ?? 0
  },
  has: ({ name = '' }) => has(name),
  scan: () => client().send(new ScanCommand({ TableName: variable('TABLE_NAME') })),
  index: ({ name = '' }) =>
    client().send(
      new QueryCommand({
        TableName: variable('TABLE_NAME'),
        IndexName: name,
        KeyConditionExpression: '#p = :p',
        ExpressionAttributeNames: { '#p': `${name}pk` },
        ExpressionAttributeValues: { ':p': 'x' },
      }),
    ),
  directory: () => client().send(new GetCommand({ TableName: 'parley-directory', Key: { pk: 'x', sk: 'x' } })),
  publish: async ({ type = '', name = '', bus = variable('BUS_NAME') }) =>
    new EventBridgeClient({ maxAttempts: 1 }).send(
      new PutEventsCommand({
        Entries: [{ EventBusName: bus, Source: 'parley', DetailType: type, Detail: JSON.stringify({ name }) }],
      }),
    ),
  secret: async () => {
    const SecretId = variable('SECRETS_ARN')
    const { SecretString } = await new SecretsManagerClient({}).send(new GetSecretValueCommand({ SecretId }))
    return JSON.parse(SecretString ?? '{}')
  },
  put: async ({ key = '', base64 = '' }) => {
    await s3().send(new PutObjectCommand({ Bucket: Bucket(), Key: key, Body: Buffer.from(base64, 'base64') }))
  },
  get: async ({ key = '' }) => {
    const { Body } = await s3().send(new GetObjectCommand({ Bucket: Bucket(), Key: key }))
    return Buffer.from((await Body?.transformToByteArray()) ?? []).toString('base64')
  },
  list: async ({ prefix = '' }) => {
    const { Contents = [] } = await s3().send(new ListObjectsV2Command({ Bucket: Bucket(), Prefix: prefix }))
    return Contents.map(({ Key }) => Key)
  },
  presign: ({ key = '', bytes = '0', type = 'application/octet-stream', seconds = '60' }) =>
    getSignedUrl(
      s3(),
      new PutObjectCommand({ Bucket: Bucket(), Key: key, ContentType: type, ContentLength: Number(bytes) }),
      { expiresIn: Number(seconds), signableHeaders: new Set(['content-type', 'content-length', 'host']) },
    ),
  // SES v2's own protocol; its SDK is a dependency of nothing else yet
  mail: async ({ to = '' }) => {
    const credential = `${variable('AWS_ACCESS_KEY_ID')}/20260101/${variable('AWS_REGION')}/ses/aws4_request`
    const response = await fetch(`${variable('AWS_ENDPOINT_URL')}/v2/email/outbound-emails`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=host, Signature=0`,
      },
      body: JSON.stringify({
        FromEmailAddress: variable('MAIL_FROM'),
        Destination: { ToAddresses: [to] },
        Content: { Simple: { Subject: { Data: 'hello' }, Body: { Text: { Data: 'there' } } } },
      }),
    })
    if (!response.ok) throw Object.assign(new Error(), { name: response.headers.get('x-amzn-errortype') })
  },
  start: async ({ name = '', height = '2', gate = '' }) => {
    const { 'probe/climb': stateMachineArn } = JSON.parse(variable('FLOW_ARNS')) as Record<string, string>
    const input = JSON.stringify({ height: Number(height), name, gate })
    const { executionArn } = await new SFNClient({ maxAttempts: 1 }).send(
      new StartExecutionCommand({ stateMachineArn, name, input }),
    )
    return executionArn
  },
  describe: ({ arn = '' }) =>
    new SFNClient({ maxAttempts: 1 }).send(new DescribeExecutionCommand({ executionArn: arn })),
}

const attempt = async (event: APIGatewayProxyEventV2) => {
  const { action, ...given } = JSON.parse(event.body ?? '{}') as Record<string, string>
  try {
    return { value: await actions[action ?? '']?.(given) }
  } catch (failure) {
    const { name, message } = failure as Error
    return { refused: name, message }
  }
}

export const handler = async (event: APIGatewayProxyEventV2): Promise<unknown> => {
  switch (event.routeKey) {
    case 'GET /variables':
      return Object.keys(process.env)
    case 'GET /throws':
      throw new Error('as the test asked')
    case 'POST /do':
      return attempt(event)
    case 'POST /go':
      ;(globalThis as { release?: () => void }).release?.()
      return { gone: true }
    default:
      return { statusCode: 201, headers: { 'x-probe': 'yes' }, cookies: ['a=1', 'b=2'], body: JSON.stringify(event) }
  }
}
