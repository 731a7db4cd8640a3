import { fileURLToPath } from 'node:url'
import { CustomResource, Duration, RemovalPolicy } from 'aws-cdk-lib'
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { buildSync } from 'esbuild'
import { logGroupName, resourceName } from '#infra/names'
import type { Settings } from '#infra/settings'
import { grantedRole, type Permission } from './functions/granted-role.ts'

export interface DeploymentCheckProps {
  readonly settings: Settings
  /** The file under infra/deployment. */
  readonly check: 'await-verified-domain' | 'compare-regions'
  readonly description: string
  /** What the check is given. It runs at each deployment that changes one of them. */
  readonly properties: Readonly<Record<string, unknown>>
  readonly permissions: readonly Permission[]
  readonly attempts: number
  readonly pause: Duration
}

/** A check as Lambda runs it from a template: one CommonJS file of 4 KB at most, with the SDK that the runtime brings. */
export const checkCode = (check: DeploymentCheckProps['check']): string => {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(`../deployment/${check}.ts`, import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'cjs',
    platform: 'node',
    target: 'node24',
    external: ['@aws-sdk/*'],
    legalComments: 'none',
  })
  return new TextDecoder().decode(outputFiles[0]?.contents)
}

/** A question that CloudFormation asks while it deploys, and whose answer lets it go on or stop: a custom resource that makes nothing. */
export class DeploymentCheck extends Construct {
  constructor(scope: Construct, id: string, props: DeploymentCheckProps) {
    super(scope, id)
    const { settings, check, description, properties, permissions, attempts, pause } = props
    const logGroup = new LogGroup(this, 'Log', {
      logGroupName: logGroupName(settings, `deployment/${check}`),
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const handler = new LambdaFunction(this, 'Function', {
      functionName: resourceName(settings, check),
      description,
      code: Code.fromInline(checkCode(check)),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      timeout: Duration.minutes(15),
      logGroup,
      role: grantedRole(this, 'Role', {
        service: 'lambda.amazonaws.com',
        description,
        permissions: [
          { actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [logGroup.logGroupArn] },
          ...permissions,
        ],
      }),
    })
    new CustomResource(this, 'Answer', {
      serviceToken: handler.functionArn,
      // its own limit: a check that dies without an answer would hold the deployment for an hour
      serviceTimeout: Duration.minutes(16),
      resourceType: 'Custom::DeploymentCheck',
      properties: { ...properties, Attempts: String(attempts), PauseSeconds: String(pause.toSeconds()) },
    })
  }
}
