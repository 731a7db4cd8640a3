import type { Context } from 'aws-lambda'
import { StateMachine } from 'aws-local-stepfunctions'
import { type States, tasksOf } from '#events/flow'
import { type FlowName, flows } from '#events/flows'

type Json = Parameters<StateMachine['run']>[0]
type Step = (input: unknown, context: Context) => Promise<unknown>

/** Stands before every step; may fail it, or let it be done and then fail, as a Lambda that dies does. */
export type AroundStep = (name: string, work: () => Promise<unknown>) => Promise<unknown>

/** Runs a flow of events/flows.ts over the real steps, on the interpreter of the local run, without its pauses. */
export const runFlow = async (
  name: FlowName,
  input: object,
  around: AroundStep = (_, work) => work(),
): Promise<unknown> => {
  const definition = flows[name]
  const states = Object.entries(definition.States as States)
  const handlers = await Promise.all(
    states.map(async ([state, { Type, ...rest }]) => {
      if (Type !== 'Task' || !('Resource' in rest)) return []
      const [feature, verb] = rest.Resource.split('/')
      const { handler } = (await import(`../../functions/${feature}/${verb}.ts`)) as { handler: Step }
      const step = (given: Json) =>
        around(rest.Resource, () =>
          handler(JSON.parse(JSON.stringify(given)), { functionName: rest.Resource } as Context),
        )
      return [[state, async (given: Json) => JSON.parse(JSON.stringify(await step(given))) as Json] as const]
    }),
  )
  const pauses = Object.fromEntries(states.map(([state]) => [state, [0, 0, 0, 0]]))
  const machine = new StateMachine(definition as never, { validationOptions: { noValidate: true } })
  if (tasksOf(definition.States).length === 0) throw new Error(`${name} has no task`)
  return machine.run(input as Json, {
    overrides: { taskResourceLocalHandlers: Object.fromEntries(handlers.flat()), retryIntervalOverrides: pauses },
  }).result
}
