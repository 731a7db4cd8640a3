import { Alarm } from 'aws-cdk-lib/aws-cloudwatch'
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy'
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'
import { acknowledge } from '#infra/constructs/acknowledge'
import { isReleasedGradually, RELEASE_ALARM } from '#infra/deployment/releases'
import { alarmName } from '#infra/names'
import type { Settings } from '#infra/settings'
import type { FeatureFunction } from './feature-function.ts'

const POLICY = 'service-role/AWSCodeDeployRoleForLambdaLimited'

/**
 * A new version of each of these functions gets a tenth of the calls for ten minutes, in which the alarm of the release, of five minutes,
 * sees it whole, and then all of them. That alarm, or an end of the deployment by hand, gives all calls back to the old version, and
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
  for (const one of released)
    new LambdaDeploymentGroup(one, 'Release', {
      application,
      role,
      alias: one.alias,
      deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_10MINUTES,
      alarms: [Alarm.fromAlarmName(one, 'ReleaseAlarm', alarmName(settings, RELEASE_ALARM))],
      autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
    })
}
