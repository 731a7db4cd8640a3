import { Alarm } from 'aws-cdk-lib/aws-cloudwatch'
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy'
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { acknowledge } from '#infra/constructs/acknowledge'
import type { FeatureFunction } from '#infra/constructs/functions/feature-function'
import { crashAlarmOf, isReleasedGradually, RELEASE_ALARM } from '#infra/deployment/releases'
import { alarmName } from '#infra/names'
import type { Settings } from '#infra/settings'
import { CrashAlarm } from './crash-alarm.ts'

const POLICY = 'service-role/AWSCodeDeployRoleForLambdaLimited'

/**
 * A new version of each of these functions gets a tenth of the calls for ten minutes, in which the alarm of the release, of five minutes,
 * sees it whole, and then all of them. That alarm, one of the crashes of the functions that visitors wait for, or an end of the deployment by hand, gives all calls back to the old version, and
 * CloudFormation rolls the stack back. All functions of a stack move at once.
 */
export const gradualReleases = (scope: Construct, settings: Settings, functions: readonly FeatureFunction[]): void => {
  const released = functions.filter(({ row }) => isReleasedGradually(row.kind))
  if (settings.rollout === 'at-once' || released.length === 0) return
  const application = new LambdaApplication(scope, 'Releases')
  const role = new Role(scope, 'ReleaseRole', {
    assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
    managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName(POLICY)],
  })
  acknowledge(role, {
    [`AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${POLICY}]`]:
      'AWS’s policy for shifting calls between two versions behind an alias.',
  })
  for (const one of released) {
    const { row, alias } = one
    const name = crashAlarmOf(row.name)
    const crashing = name && new CrashAlarm(one, 'CrashAlarm', { settings, name, row: row.name, alias }).alarm
    new LambdaDeploymentGroup(one, 'Release', {
      application,
      role,
      alias,
      deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_10MINUTES,
      alarms: [
        Alarm.fromAlarmName(one, 'ReleaseAlarm', alarmName(settings, RELEASE_ALARM)),
        ...(crashing ? [crashing] : []),
      ],
      autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
    })
  }
}
