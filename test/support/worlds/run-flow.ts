import type { Context } from 'aws-lambda'
import { StateMachine } from 'aws-local-stepfunctions'
import { type States, type TaskState, tasksOf } from '#events/flow'
import { type FlowName, flows } from '#events/flows'
import { handlerOf } from '#test/support/handlers/handler-of'
import { lambdaContext } from '#test/support/handlers/lambda-context'

type Json = Parameters<StateMachine['run']>[0]
type Step = (input: unknown, context: Context) => Promise<unknown>

/** Runs before every step; may fail it, or let it finish and then fail, as a Lambda that dies does. */
export type AroundStep = (name: string, work: () => Promise<unknown>) => Promise<unknown>

/** Runs a flow of events/flows.ts over the real steps, on the interpreter of the local run, without its pauses. */
export const runFlow = async (
  name: FlowName,
  input: object,
  around: AroundStep = (_, work) => work(),
): Promise<unknown> => {
  const definition = flows[name]
  if (tasksOf(definition.States).length === 0) throw new Error(`${name} has no task`)
  const tasks = Object.entries(statesOf(definition.States)).filter(isTask)
  const handlers = await Promise.all(tasks.map(async ([state, task]) => [state, await stepOf(task, around)] as const))
  const waits = Object.entries(definition.States as States).filter(([, { Type }]) => Type === 'Wait')
  const machine = new StateMachine(definition as never, { validationOptions: { noValidate: true } })
  return machine.run(input as Json, {
    overrides: {
      taskResourceLocalHandlers: Object.fromEntries(handlers),
      retryIntervalOverrides: Object.fromEntries(tasks.map(([state]) => [state, [0, 0, 0, 0]])),
      waitTimeOverrides: Object.fromEntries(waits.map(([state]) => [state, 0])),
    },
  }).result
}

/** All states by name, those inside a Map among them. */
const statesOf = (states: States): States =>
  Object.fromEntries(
    Object.entries(states).flatMap(([name, state]) => [
      [name, state] as const,
      ...(state.Type === 'Map' ? Object.entries(statesOf(state.ItemProcessor.States)) : []),
    ]),
  )

const isTask = (entry: [string, States[string]]): entry is [string, TaskState] => entry[1].Type === 'Task'

const stepOf = async ({ Resource: name }: TaskState, around: AroundStep) => {
  const handler = await handlerOf<Step>(name)
  const copyOf = (value: unknown) => JSON.parse(JSON.stringify(value)) as Json
  return async (given: Json): Promise<Json> =>
    copyOf(await around(name, () => handler(copyOf(given), lambdaContext(name))))
}
