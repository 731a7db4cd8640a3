import { RemovalPolicy, Stack } from 'aws-cdk-lib'
import type { IRole } from 'aws-cdk-lib/aws-iam'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { DefinitionBody, LogLevel, StateMachine } from 'aws-cdk-lib/aws-stepfunctions'
import { Construct } from 'constructs'
import { type Flow as FlowDefinition, type States, tasksOf } from '#events/flow'
import type { RegionResources } from '#infra/constructs/region-resources'
import { FLOW_FAILURE_PATTERN, failureMetricName } from '#infra/failures'
import { logGroupName, resourceName } from '#infra/names'
import { grantedRole, tracing } from './granted-role.ts'
import { logMetric } from './log-metric.ts'

export interface FlowProps {
  /** `<feature>/<verb>`, as in events/flows.ts. */
  readonly name: string
  readonly definition: FlowDefinition
  readonly region: RegionResources
  /** The ARN of the function behind a task's name. */
  readonly functionArn: (name: string) => string
}

/** The same states with every task's function name replaced by its ARN. */
export const withArns = (states: States, functionArn: (name: string) => string): States =>
  Object.fromEntries(
    Object.entries(states).map(([name, state]) => {
      if (state.Type === 'Task')
        return [name, { ...state, Resource: functionArn(state.Resource) as typeof state.Resource }]
      if (state.Type !== 'Map') return [name, state]
      return [
        name,
        {
          ...state,
          ItemProcessor: { ...state.ItemProcessor, States: withArns(state.ItemProcessor.States, functionArn) },
        },
      ]
    }),
  )

/** A row of events/flows.ts: a state machine, and its log without the data that runs through it, of which failed executions are counted. */
export class Flow extends Construct {
  constructor(scope: Construct, id: string, { name, definition, region, functionArn }: FlowProps) {
    super(scope, id)
    const { settings } = region
    const functions = [...new Set(tasksOf(definition.States))].map(functionArn)
    const logs = new LogGroup(this, 'Log', {
      // Step Functions writes only to groups of this prefix without rewriting the account's log policy each time
      logGroupName: `/aws/vendedlogs/states${logGroupName(settings, name)}`,
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    new StateMachine(this, 'Machine', {
      stateMachineName: resourceName(settings, name),
      definitionBody: DefinitionBody.fromString(
        Stack.of(this).toJsonString({ ...definition, States: withArns(definition.States, functionArn) }),
      ),
      role: this.role(name, functions),
      // the data of an execution may be a customer's page or a visitor's words
      logs: { destination: logs, level: LogLevel.ALL, includeExecutionData: false },
      tracingEnabled: true,
    })
    logMetric(this, 'Failures', {
      settings,
      logGroup: logs,
      metric: failureMetricName('asynchronous'),
      pattern: FLOW_FAILURE_PATTERN,
      value: '1',
    })
  }

  private role(name: string, functions: readonly string[]): IRole {
    return grantedRole(this, 'Role', {
      service: 'states.amazonaws.com',
      description: `Lets the flow ${name} start its steps`,
      permissions: [
        { actions: ['lambda:InvokeFunction'], resources: functions },
        { ...tracing, actions: [...tracing.actions, 'xray:GetSamplingRules', 'xray:GetSamplingTargets'] },
        {
          actions: [
            'logs:CreateLogDelivery',
            'logs:GetLogDelivery',
            'logs:UpdateLogDelivery',
            'logs:DeleteLogDelivery',
            'logs:ListLogDeliveries',
            'logs:PutResourcePolicy',
            'logs:DescribeResourcePolicies',
            'logs:DescribeLogGroups',
          ],
          resources: ['*'],
          wildcardBecause:
            'Log delivery names no resources (Step Functions developer guide, "Logging using CloudWatch Logs").',
        },
      ],
    })
  }
}
