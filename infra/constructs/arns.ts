import { ArnFormat, Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import {
  agencyMailName,
  busName,
  directoryTableName,
  mailDomain,
  resourceName,
  type SecretName,
  secretName,
  stackName,
  type TopicName,
  tableName,
  topicName,
} from '#infra/names'
import { directoryHome, isFirst, type Settings } from '#infra/settings'

/**
 * ARNs computed from names: of what another stack makes. A reference would be copied at deployments of its reader only, and what it named may be gone by then.
 * What has no name of our choice is named by reference: user pools, APIs, certificates.
 */
export const arns = {
  flow: (scope: Construct, settings: Settings, name: string): string =>
    Stack.of(scope).formatArn({
      service: 'states',
      resource: 'stateMachine',
      resourceName: resourceName(settings, name),
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    }),
  /** The alias that everything calls, of a function in another stack. */
  liveAlias: (scope: Construct, settings: Settings, name: string): string =>
    Stack.of(scope).formatArn({
      service: 'lambda',
      resource: 'function',
      resourceName: `${resourceName(settings, name)}:live`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    }),
  /** In the AWS region of the stack that names it: the region's own, or us-east-1 for what CloudFront reports there. */
  topic: (scope: Construct, settings: Settings, topic: TopicName): string =>
    Stack.of(scope).formatArn({ service: 'sns', resource: topicName(settings, topic) }),
  table: (scope: Construct, settings: Settings): string =>
    Stack.of(scope).formatArn({ service: 'dynamodb', resource: 'table', resourceName: tableName(settings) }),
  bus: (scope: Construct, settings: Settings): string =>
    Stack.of(scope).formatArn({ service: 'events', resource: 'event-bus', resourceName: busName(settings) }),
  /** Secrets Manager appends a hyphen and six random characters to the name. */
  secret: (scope: Construct, settings: Settings, secret: SecretName): string =>
    Stack.of(scope).formatArn({
      service: 'secretsmanager',
      resource: 'secret',
      resourceName: `${secretName(settings, secret)}-??????`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    }),
  mailIdentity: (scope: Construct, mailFrom: string): string =>
    Stack.of(scope).formatArn({ service: 'ses', resource: 'identity', resourceName: mailDomain(mailFrom) }),
  mailConfiguration: (scope: Construct, settings: Settings): string =>
    Stack.of(scope).formatArn({
      service: 'ses',
      resource: 'configuration-set',
      resourceName: stackName(settings, 'mail'),
    }),
  agencyMailConfiguration: (scope: Construct, settings: Settings): string =>
    Stack.of(scope).formatArn({
      service: 'ses',
      resource: 'configuration-set',
      resourceName: agencyMailName(settings),
    }),
  /** Every domain that some agency sends from, or wants to: a tag says whose it is. */
  mailIdentities: (scope: Construct): string =>
    Stack.of(scope).formatArn({ service: 'ses', resource: 'identity', resourceName: '*' }),
  mailTenants: (scope: Construct): string =>
    Stack.of(scope).formatArn({ service: 'ses', resource: 'tenant', resourceName: '*' }),
  /** Of AWS's own, which pauses tenants whose mail comes back. */
  standardReputationPolicy: (scope: Construct): string =>
    Stack.of(scope).formatArn({
      service: 'ses',
      account: 'aws',
      resource: 'reputation-policy',
      resourceName: 'standard',
    }),
  /** The dead-letter queues of all rows: the pattern of their ARNs, and what their addresses begin with. */
  deadLetterQueues: (scope: Construct, settings: Settings): { readonly arn: string; readonly url: string } => {
    const { region, account, urlSuffix } = Stack.of(scope)
    return {
      arn: Stack.of(scope).formatArn({ service: 'sqs', resource: resourceName(settings, '*') }),
      url: `https://sqs.${region}.${urlSuffix}/${account}/${resourceName(settings, '')}`,
    }
  },
  /** The region's replica of the directory, and the one that takes all writes where that is another. */
  directory: (scope: Construct, settings: Settings): readonly string[] => {
    const own = Stack.of(scope)
    return [...new Set([own.region, ...(isFirst(settings) ? [] : [directoryHome(settings)])])].map((region) =>
      own.formatArn({ service: 'dynamodb', region, resource: 'table', resourceName: directoryTableName(settings) }),
    )
  },
} as const
