import { type Flow, tasksOf } from '#events/flow'
import { FLOW_FAILURE_PATTERN, failureMetricName } from '#infra/failures'
import { resourceName } from '#infra/names'
import { Inventory, type Templates } from '#test/infra/inventory'

/** What the templates lack for a flow: its state machine over real functions, its log, of which failures are counted, its traces. */
export const missingOfFlows = (
  templates: Templates,
  flows: Readonly<Record<string, Flow>>,
  region: Parameters<typeof resourceName>[0],
): string[] => {
  const inventory = new Inventory(templates)
  return Object.entries(flows).flatMap(([name, flow]) => {
    const machine = inventory
      .of('AWS::StepFunctions::StateMachine')
      .find(({ Properties }) => Properties.StateMachineName === resourceName(region, name))
    if (!machine) return [`${name}: no state machine`]
    const { Properties } = machine
    const definition = JSON.stringify(Properties.DefinitionString)
    const named = tasksOf(flow.States).filter(
      (step) => definition.includes(`"${step}\\"`) || definition.includes(`\\"${step}`),
    )
    const missing = tasksOf(flow.States).filter((step) => !inventory.lambda(step))
    const complaints = {
      'names a function where an ARN belongs': named.length === 0,
      'a task has no Lambda': missing.length === 0,
      'does not log every step': Properties.LoggingConfiguration?.Level === 'ALL',
      'logs the data that runs through it': Properties.LoggingConfiguration?.IncludeExecutionData === false,
      'no traces': Properties.TracingConfiguration?.Enabled === true,
      'its failures are not counted': inventory
        .of('AWS::Logs::MetricFilter')
        .some(
          (it) =>
            JSON.stringify(Properties.LoggingConfiguration).includes(`"${it.Properties.LogGroupName.Ref}"`) &&
            it.stack === machine.stack &&
            it.Properties.FilterPattern === FLOW_FAILURE_PATTERN &&
            it.Properties.MetricTransformations[0].MetricName === failureMetricName('asynchronous'),
        ),
    }
    return Object.entries(complaints).flatMap(([complaint, isFine]) => (isFine ? [] : [`${name}: ${complaint}`]))
  })
}
