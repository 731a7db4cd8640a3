import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import type { IRole } from 'aws-cdk-lib/aws-iam'
import {
  Alias,
  Architecture,
  type Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { BRIEF_DELIVERY_MS } from '#events/brief-delivery'
import { grantsOf } from '#infra/access'
import type { RegionResources } from '#infra/constructs/region-resources'
import { isReleasedGradually, RELEASE_DIMENSION, RELEASE_METRIC, releaseMeasures } from '#infra/deployment/releases'
import { failureKindOf, failureMetricName, failurePattern } from '#infra/failures'
import type { FunctionRow } from '#infra/functions'
import type { Grants } from '#infra/grants/grants'
import { measuresOf } from '#infra/measures'
import { logGroupName, resourceName } from '#infra/names'
import { functionPermissions } from './function-permissions.ts'
import { functionVariables } from './function-variables.ts'
import { grantedRole, tracing } from './granted-role.ts'
import { logMetric } from './log-metric.ts'
import { reservedOf } from './reserved-of.ts'

export interface FeatureFunctionProps {
  readonly row: FunctionRow
  readonly region: RegionResources
  readonly code: Code
  /** The queue for events whose every attempt failed; for functions that are started asynchronously. */
  readonly deadLetters?: IQueue
}

/** API Gateway gives up on an integration after 30 s. */
const MAX_ANSWER_SECONDS = 29

const timeoutOf = (row: FunctionRow, { timeoutSeconds }: Grants): Duration => {
  const mustAnswer = row.kind === 'api' || row.kind === 'hook' || row.kind === 'socket'
  const seconds = timeoutSeconds ?? (mustAnswer ? 10 : 60)
  if (mustAnswer && seconds > MAX_ANSWER_SECONDS)
    throw new Error(
      `${row.name}: infra/access/${row.feature}.ts gives it ${seconds} s, but its caller waits ${MAX_ANSWER_SECONDS} s`,
    )
  return Duration.seconds(seconds)
}

/**
 * One row's Lambda with everything that belongs to it: a role that grants what infra/access.ts says, the variables that
 * infra/environment.ts says, its own log for 30 days, traces, the alias `live` that everything calls, and the filters that
 * make metrics of its log: the failures of its kind unless its events are delivered briefly, what it measures, and the calls of its release. Concurrency is reserved for the few whose grants say so: it is
 * taken from all other functions.
 */
export class FeatureFunction extends Construct {
  readonly row: FunctionRow
  readonly alias: Alias

  constructor(scope: Construct, id: string, { row, region, code, deadLetters }: FeatureFunctionProps) {
    super(scope, id)
    this.row = row
    const { settings } = region
    const grants = grantsOf(row.name)
    const logGroup = new LogGroup(this, 'Log', {
      logGroupName: logGroupName(settings, row.name),
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const reserved = reservedOf(grants, settings.lambdaConcurrency)
    const handler = new LambdaFunction(this, 'Function', {
      functionName: resourceName(settings, row.name),
      // a version is published only when its function changes
      description: settings.generation ? `${row.name}, generation ${settings.generation}` : row.name,
      code,
      handler: `${row.name}.handler`,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: grants.memoryMb ?? 256,
      timeout: timeoutOf(row, grants),
      ...(reserved === undefined ? {} : { reservedConcurrentExecutions: reserved }),
      environment: functionVariables(this, grants, region),
      tracing: Tracing.ACTIVE,
      logGroup,
      // Lambda's own report of an invocation is a line of fields then, which a filter can read
      loggingFormat: LoggingFormat.JSON,
      role: this.role(logGroup, grants, region, deadLetters),
    })
    this.alias = new Alias(this, 'Live', {
      aliasName: 'live',
      version: handler.currentVersion,
      // two more attempts, after 1 and 2 minutes; then the dead-letter queue
      ...(deadLetters
        ? { onFailure: new SqsDestination(deadLetters), retryAttempts: 2, maxEventAge: Duration.hours(6) }
        : {}),
      ...(row.isBrief ? { retryAttempts: 0, maxEventAge: Duration.millis(BRIEF_DELIVERY_MS) } : {}),
    })
    this.metrics(logGroup, region)
  }

  private metrics(logGroup: LogGroup, { settings }: RegionResources): void {
    const kind = failureKindOf(this.row.kind)
    if (!this.row.isBrief)
      logMetric(this, 'Failures', {
        settings,
        logGroup,
        metric: failureMetricName(kind),
        pattern: failurePattern(kind),
        value: '1',
      })
    for (const [index, measure] of measuresOf(this.row.name).entries())
      logMetric(this, `Measure${index + 1}`, { settings, logGroup, ...measure })
    if (!isReleasedGradually(this.row.kind)) return
    const dimensions = { [RELEASE_DIMENSION]: `$.${RELEASE_DIMENSION}` }
    for (const [index, measure] of releaseMeasures.entries())
      logMetric(this, `Release${index + 1}`, { settings, logGroup, metric: RELEASE_METRIC, dimensions, ...measure })
  }

  private role(logGroup: LogGroup, grants: Grants, region: RegionResources, deadLetters: IQueue | undefined): IRole {
    return grantedRole(this, 'Role', {
      service: 'lambda.amazonaws.com',
      description: `${this.row.name}: what infra/access.ts grants, and its own log and trace`,
      permissions: [
        // the group's ARN ends in its streams
        { actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [logGroup.logGroupArn] },
        tracing,
        ...(deadLetters ? [{ actions: ['sqs:SendMessage'], resources: [deadLetters.queueArn] }] : []),
        ...functionPermissions(this, grants, region),
      ],
    })
  }
}

/** A construct's id from a row's name; ids cannot hold a slash. */
export const idOf = (row: string): string => row.replaceAll('/', '.')
