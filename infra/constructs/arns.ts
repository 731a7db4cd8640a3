import { ArnFormat, Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { alarmTopicName, directoryTableName, resourceName } from '#infra/names'
import type { Settings } from '#infra/settings'

/**
 * ARNs computed from names: of what another stack makes later, or once for all regions.
 * Everything else is named by reference.
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
  alarmTopic: (scope: Construct, settings: Settings): string =>
    Stack.of(scope).formatArn({ service: 'sns', resource: alarmTopicName(settings) }),
  directory: (scope: Construct, settings: Settings): string =>
    Stack.of(scope).formatArn({ service: 'dynamodb', resource: 'table', resourceName: directoryTableName(settings) }),
} as const
