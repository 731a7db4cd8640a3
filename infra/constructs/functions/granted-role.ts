import { Stack } from 'aws-cdk-lib'
import { type IRole, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js'
import type { Construct } from 'constructs'
import { acknowledge } from '#infra/constructs/acknowledge'

/** One permission. A wildcard in its resources needs a reason, or cdk-nag refuses it. */
export interface Permission {
  readonly actions: readonly string[]
  readonly resources: readonly string[]
  readonly conditions?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** Why the wildcard in `resources` is as narrow as AWS allows. */
  readonly wildcardBecause?: string
}

interface GrantedRoleProps {
  /** `lambda.amazonaws.com` */
  readonly service: string
  readonly description: string
  readonly permissions: readonly Permission[]
}

/** A role that may do exactly what is listed; constructs that are given it cannot add to it. */
export const grantedRole = (
  scope: Construct,
  id: string,
  { service, description, permissions }: GrantedRoleProps,
): IRole => {
  const role = new Role(scope, id, {
    assumedBy: new ServicePrincipal(service),
    description,
    inlinePolicies: {
      granted: new PolicyDocument({
        statements: permissions.map(
          ({ actions, resources, conditions }) =>
            new PolicyStatement({
              actions: [...actions],
              resources: [...resources],
              ...(conditions ? { conditions } : {}),
            }),
        ),
      }),
    },
  })
  const stack = Stack.of(scope)
  for (const { resources, wildcardBecause } of permissions)
    for (const resource of resources.map((arn) => flattenCfnReference(stack.resolve(arn))))
      if (wildcardBecause && resource.includes('*'))
        acknowledge(role, { [`AwsSolutions-IAM5[Resource::${resource}]`]: wildcardBecause })
  return role.withoutPolicyUpdates()
}

/** X-Ray takes traces for no particular resource. */
export const tracing: Permission = {
  actions: ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'],
  resources: ['*'],
  wildcardBecause: 'AWS X-Ray names no resources.',
}
