import { RemovalPolicy } from 'aws-cdk-lib'
import { CfnAccount } from 'aws-cdk-lib/aws-apigateway'
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Construct } from 'constructs'
import { acknowledge } from '#infra/constructs/acknowledge'

/** Lets API Gateway write logs: one role for the whole account and AWS region, so it stays when the stack goes. Stages of REST and WebSocket APIs come after it. */
export class GatewayLogs extends Construct {
  constructor(scope: Construct, id: string) {
    super(scope, id)
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName('service-role/AmazonAPIGatewayPushToCloudWatchLogs')],
    })
    const account = new CfnAccount(this, 'Account', { cloudWatchRoleArn: role.roleArn })
    role.applyRemovalPolicy(RemovalPolicy.RETAIN)
    account.applyRemovalPolicy(RemovalPolicy.RETAIN)
    acknowledge(this, {
      'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]':
        'AWS’s own policy for the account-wide role that lets API Gateway write logs.',
    })
  }
}
