import type { FlowName } from '#events/flows'
import { environment } from '#lib/environment'
import { perFunction } from '#lib/per-function'

/** Starts an execution; a second start with the same `name` is harmless. */
export type StartFlow = (flow: FlowName, name: string, input: object) => Promise<void>

let replaced: StartFlow | undefined

const stepFunctions = perFunction(async (): Promise<StartFlow> => {
  const { SFNClient, StartExecutionCommand, ExecutionAlreadyExists } = await import('@aws-sdk/client-sfn')
  const client = new SFNClient({})
  return async (flow, name, input) => {
    const arns = JSON.parse(environment('FLOW_ARNS')) as Readonly<Record<string, string>>
    const stateMachineArn = arns[flow]
    if (!stateMachineArn) throw new Error(`${flow} is not among the flows that infra/access grants`)
    try {
      await client.send(new StartExecutionCommand({ stateMachineArn, name, input: JSON.stringify(input) }))
    } catch (failure) {
      if (!(failure instanceof ExecutionAlreadyExists)) throw failure
    }
  }
})

/** Starts a flow of events/flows.ts once per name (kept 90 days by Step Functions). */
export const startFlow: StartFlow = async (flow, name, input) =>
  (replaced ?? (await stepFunctions()))(flow, name, input)

/** Starts flows without Step Functions (tests and the simulation only). */
export const replaceStartFlow = (start: StartFlow | undefined): void => {
  replaced = start
}
