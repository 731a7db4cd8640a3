import type { DatabaseSync } from 'node:sqlite'
import type { Flow, States } from '#events/flow'
import type { FunctionRunner } from '#infra/local/region/functions/function-runner'
import { reportFailure } from '#infra/local/region/functions/report-failure'
import { localNames } from '#infra/local/region/local-names'
import type { Region } from '#shared/regions'
import { unsupportedIn } from './unsupported-in.ts'

export interface Execution {
  readonly arn: string
  readonly flow: string
  readonly name: string
  readonly input: string
  readonly status: 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'TIMED_OUT' | 'ABORTED'
  readonly output: string | null
  readonly error: string | null
  readonly cause: string | null
  /** Milliseconds since 1970. */
  readonly started: number
  readonly stopped: number | null
}

export interface FlowRunner {
  /** Records and starts an execution; the same name and input while it runs is the same execution. `conflict`: the name is taken. */
  readonly start: (flowArn: string, name: string, input: string) => Execution | 'no-such-flow' | 'conflict'
  readonly find: (arn: string) => Execution | undefined
  readonly stop: (arn: string, error: string, cause: string) => boolean
  /** Starts again from its beginning what a stop or a crash interrupted. */
  readonly resume: () => void
  /** Lets go of what runs; it stays recorded as running. */
  readonly close: () => void
}

/** Step Functions carries 256 KB from state to state. */
const MAX_STATE_BYTES = 256 * 1024

type Json = Parameters<import('aws-local-stepfunctions').StateMachine['run']>[0]
type Run = ReturnType<import('aws-local-stepfunctions').StateMachine['run']>

class StepFailure extends Error {
  constructor(name: string, message: string) {
    super(message)
    this.name = name
  }
}

/** A Lambda's failure as Step Functions shows it to `Retry` and `Catch`. */
const asStepFailure = (failure: unknown): StepFailure => {
  const { name, message, stack = '' } = failure instanceof Error ? failure : new Error(String(failure))
  return new StepFailure(name, JSON.stringify({ errorType: name, errorMessage: message, trace: stack.split('\n') }))
}

const handlersOf = (states: States, invoke: FunctionRunner['invoke']): Record<string, (input: Json) => Promise<Json>> =>
  Object.fromEntries(
    Object.entries(states).flatMap(([name, state]) => {
      if (state.Type === 'Map') return Object.entries(handlersOf(state.ItemProcessor.States, invoke))
      if (state.Type !== 'Task') return []
      const handler = async (input: Json): Promise<Json> => {
        const result = await invoke(state.Resource, input).catch((failure: unknown) => {
          reportFailure(state.Resource, failure)
          throw asStepFailure(failure)
        })
        const text = JSON.stringify(result ?? null)
        if (Buffer.byteLength(text) > MAX_STATE_BYTES)
          throw new StepFailure(
            'States.DataLimitExceeded',
            `The state/task '${state.Resource}' returned a result over 256 KB.`,
          )
        return JSON.parse(text) as Json
      }
      return [[name, handler] as const]
    }),
  )

/**
 * Step Functions: runs flows on aws-local-stepfunctions. It keeps them in memory, so each is in the journal before
 * StartExecution answers, and what was running when the process ended starts again from its beginning: steps are made to
 * run twice (see functions/lib/events/step.ts).
 */
export const flowRunner = (
  region: Region,
  flows: Readonly<Record<string, Flow>>,
  journal: DatabaseSync,
  { invoke }: Pick<FunctionRunner, 'invoke'>,
): FlowRunner => {
  for (const [name, definition] of Object.entries(flows)) {
    const unsupported = unsupportedIn(definition)
    if (unsupported.length > 0)
      throw new Error(`the flow ${name} uses ${unsupported.join(', ')}, which the local run ignores`)
  }
  const names = new Map(Object.keys(flows).map((name) => [localNames.flow(region, name), name]))
  const insert = journal.prepare(
    "INSERT INTO executions (arn, flow, name, input, status, started) VALUES (?, ?, ?, ?, 'RUNNING', ?)",
  )
  const end = journal.prepare(
    "UPDATE executions SET status = ?, output = ?, error = ?, cause = ?, stopped = ? WHERE arn = ? AND status = 'RUNNING'",
  )
  const one = journal.prepare('SELECT * FROM executions WHERE arn = ?')
  const open = journal.prepare("SELECT * FROM executions WHERE status = 'RUNNING' ORDER BY started")
  const running = new Map<string, Run>()
  let isClosed = false

  const find = (arn: string) => one.get(arn) as unknown as Execution | undefined

  const run = async ({ arn, flow, name, input, started }: Execution): Promise<void> => {
    // heavy, and only for regions in which a flow was ever started
    const { StateMachine } = await import('aws-local-stepfunctions')
    const definition = flows[flow]
    if (!definition || isClosed) return
    const machine = new StateMachine(definition as never, { validationOptions: { noValidate: true } })
    const execution = machine.run(JSON.parse(input) as Json, {
      overrides: { taskResourceLocalHandlers: handlersOf(definition.States, invoke) },
      context: {
        Execution: {
          Id: arn,
          Name: name,
          StartTime: new Date(started).toISOString(),
          Input: JSON.parse(input) as Json,
        },
        StateMachine: { Id: localNames.flow(region, flow), Name: flow },
      },
    })
    running.set(arn, execution)
    try {
      const output = await execution.result
      if (!isClosed) end.run('SUCCEEDED', JSON.stringify(output), null, null, Date.now(), arn)
    } catch (failure) {
      if (isClosed) return
      const thrown = failure instanceof Error ? failure : new Error(String(failure))
      const isLate = thrown.name === 'ExecutionTimeoutError'
      const reason = thrown.cause instanceof Error ? thrown.cause : thrown
      reportFailure(flow, reason)
      end.run(
        isLate ? 'TIMED_OUT' : 'FAILED',
        null,
        isLate ? 'States.Timeout' : reason.name,
        reason.message,
        Date.now(),
        arn,
      )
    } finally {
      running.delete(arn)
    }
  }

  return {
    find,
    start: (flowArn, name, input) => {
      const flow = names.get(flowArn)
      if (!flow) return 'no-such-flow'
      const arn = localNames.execution(flowArn, name)
      const known = find(arn)
      if (known) return known.status === 'RUNNING' && known.input === input ? known : 'conflict'
      insert.run(arn, flow, name, input, Date.now())
      const execution = find(arn)
      if (!execution) throw new Error(`${arn} was not recorded`)
      void run(execution)
      return execution
    },
    stop: (arn, error, cause) => {
      const { changes } = end.run('ABORTED', null, error || null, cause || null, Date.now(), arn)
      running.get(arn)?.abort()
      return Number(changes) > 0
    },
    resume: () => {
      for (const execution of open.all() as unknown as Execution[]) void run(execution)
    },
    close: () => {
      isClosed = true
      for (const execution of running.values()) execution.abort()
    },
  }
}
