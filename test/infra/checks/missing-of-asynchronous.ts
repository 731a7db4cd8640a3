import { BRIEF_DELIVERY_MS } from '#events/brief-delivery'
import type { FunctionRow } from '#infra/functions'
import type { Rows } from '#infra/rows'
import { Inventory, type Placed, type Templates } from '#test/infra/inventory'

/**
 * What the templates lack for a consumer or schedule: the rule or schedule that starts it, and the dead-letter queue fed
 * from both sides (delivery failed; the handler threw every time). Of a consumer that delivers briefly: what would retry it, keep what
 * failed, or count its failures.
 */
export const missingOfAsynchronous = (
  templates: Templates,
  {
    functions,
    subscriptions,
    serviceEvents,
    schedules,
  }: Pick<Rows, 'functions' | 'subscriptions' | 'serviceEvents' | 'schedules'>,
): string[] => {
  const inventory = new Inventory(templates)
  const about = (row: FunctionRow, starter: Placed | undefined, target: Target | undefined): string[] => {
    const { name } = row
    if (!starter || !target) return [`${name}: nothing starts it`]
    const queue = inventory.named(starter, target.DeadLetterConfig?.Arn, 'AWS::SQS::Queue')
    const { isBrief } = row
    const onFailure = inventory
      .of('AWS::Lambda::EventInvokeConfig')
      .find(
        (it) =>
          inventory.named(it, it.Properties.FunctionName, 'AWS::Lambda::Function')?.Properties.Handler ===
            `${name}.handler` && inventory.named(it, it.Properties.Qualifier, 'AWS::Lambda::Alias'),
      )
    const thrown = onFailure && inventory.named(onFailure, onFailure.Properties.DestinationConfig, 'AWS::SQS::Queue')
    if (isBrief) return briefComplaints(name, target, onFailure?.Properties)
    const complaints = {
      'what cannot be delivered is lost (no queue at the rule)': queue !== undefined,
      'what throws every time is lost (no onFailure)': thrown !== undefined && thrown.id === queue?.id,
      'the rule may not fill the queue': queue !== undefined && mayFill(inventory, starter, queue),
      'the function may not fill the queue':
        queue !== undefined && roleMayFill(inventory, inventory.lambda(name), queue),
    }
    return Object.entries(complaints).flatMap(([complaint, isFine]) => (isFine ? [] : [`${name}: ${complaint}`]))
  }

  const briefComplaints = (name: string, target: Target, onFailure: InvokeConfig | undefined): string[] => {
    const complaints = {
      'the rule tries it again': target.RetryPolicy?.MaximumRetryAttempts === 0,
      'the rule keeps it too long': target.RetryPolicy?.MaximumEventAgeInSeconds === BRIEF_DELIVERY_MS / 1000,
      'Lambda tries it again': onFailure?.MaximumRetryAttempts === 0,
      'Lambda keeps it too long': onFailure?.MaximumEventAgeInSeconds === BRIEF_DELIVERY_MS / 1000,
      'what failed is kept': !target.DeadLetterConfig && !onFailure?.DestinationConfig,
      'its failures are counted': inventory.metricsOf(inventory.lambda(name)).length === 0,
    }
    return Object.entries(complaints).flatMap(([complaint, isFine]) => (isFine ? [] : [`${name}: ${complaint}`]))
  }

  /** Our own events are on the region's bus; a service's on the account's own, which a rule has that names none. */
  const isAbout = (name: string, { EventPattern, EventBusName }: Placed['Properties']): boolean => {
    const service = serviceEvents[name]
    const types: readonly string[] = EventPattern?.['detail-type'] ?? []
    if (!service)
      return EventBusName !== undefined && subscriptions[name]?.every((type) => types.includes(type)) === true
    const set = EventPattern?.detail?.mail?.tags?.['ses:configuration-set'] as readonly string[] | undefined
    return (
      EventBusName === undefined &&
      EventPattern?.source?.includes(service.source) &&
      types.toSorted().join() === service.types.toSorted().join() &&
      set?.length === 1 &&
      /^[a-z\d-]+-agency-mail$/.test(String(set[0]))
    )
  }

  const startedBy = (row: FunctionRow): string[] => {
    if (row.kind === 'consumer') {
      const rule = inventory
        .of('AWS::Events::Rule')
        .find(({ Properties }) => isAbout(row.name, Properties) && Properties.Description.endsWith(` -> ${row.name}`))
      const target: Target | undefined = rule?.Properties.Targets.find(
        (it: Target) => inventory.lambdaBehind(rule, it.Arn)?.Properties.Handler === `${row.name}.handler`,
      )
      const isCallable = inventory.mayCall(row.name, 'events.amazonaws.com').length > 0
      return [...about(row, rule, target), ...(isCallable ? [] : [`${row.name}: the rule may not call it`])]
    }
    const schedule = inventory
      .of('AWS::Scheduler::Schedule')
      .find(
        (it) =>
          it.Properties.ScheduleExpression === schedules[row.name] &&
          inventory.lambdaBehind(it, it.Properties.Target.Arn)?.Properties.Handler === `${row.name}.handler`,
      )
    return about(row, schedule, schedule?.Properties.Target)
  }
  return functions.filter(({ kind }) => kind === 'consumer' || kind === 'schedule').flatMap(startedBy)
}

interface Target {
  readonly Arn: unknown
  readonly DeadLetterConfig?: { readonly Arn: unknown }
  readonly RetryPolicy?: Attempts
}

interface Attempts {
  readonly MaximumRetryAttempts?: number
  readonly MaximumEventAgeInSeconds?: number
}

type InvokeConfig = Attempts & { readonly DestinationConfig?: unknown }

/** EventBridge fills by the queue's policy, Scheduler by its own role. */
const mayFill = (inventory: Inventory, starter: Placed, queue: Placed): boolean => {
  if (starter.Type === 'AWS::Scheduler::Schedule') {
    const role = inventory.named(starter, starter.Properties.Target.RoleArn, 'AWS::IAM::Role')
    return role !== undefined && allows(role.Properties.Policies, queue)
  }
  return inventory
    .of('AWS::SQS::QueuePolicy')
    .some(
      ({ Properties, stack }) =>
        stack === queue.stack &&
        Properties.PolicyDocument.Statement.some(
          (it: { Principal?: { Service?: string }; Effect: string; Condition?: unknown }) =>
            it.Effect === 'Allow' &&
            it.Principal?.Service === 'events.amazonaws.com' &&
            JSON.stringify(it.Condition).includes(starter.id),
        ) &&
        JSON.stringify(Properties.Queues).includes(queue.id),
    )
}

const roleMayFill = (inventory: Inventory, lambda: Placed | undefined, queue: Placed): boolean => {
  const role = lambda && inventory.named(lambda, lambda.Properties.Role, 'AWS::IAM::Role')
  return role !== undefined && allows(role.Properties.Policies, queue)
}

const allows = (policies: unknown, queue: Placed): boolean => {
  const text = JSON.stringify(policies)
  return text.includes('sqs:SendMessage') && text.includes(queue.id)
}
