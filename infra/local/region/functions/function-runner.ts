import { randomUUID } from 'node:crypto'
import type { Writable } from 'node:stream'
import type { Context } from 'aws-lambda'
import type { FunctionRow } from '#infra/functions'
import type { Credentials } from '#infra/local/credentials'
import { newCredentials } from '#infra/local/new-credentials'
import { localNames } from '#infra/local/region/local-names'
import type { RegionData } from '#infra/local/region/region-data'
import type { RegionTables } from '#infra/local/region/region-tables'
import { withVariables } from './function-environment.ts'
import { functionVariables } from './function-variables.ts'
import { isStreaming } from './lambda-streaming.ts'

type Handler = (event: unknown, context: Context) => unknown
type StreamingHandler = (event: unknown, stream: Writable, context: Context) => Promise<unknown>

/** One Lambda of this region. */
export interface LocalFunction {
  readonly row: FunctionRow
  readonly credentials: Credentials
  readonly variables: Record<string, string>
  readonly timeoutMs: number
}

export class FunctionTimeout extends Error {
  override readonly name = 'Sandbox.Timedout'
}

export interface FunctionRunner {
  readonly functions: readonly LocalFunction[]
  /** Runs a function and returns its result; throws what it throws, or FunctionTimeout. */
  readonly invoke: (name: string, event: unknown) => Promise<unknown>
  /** Runs a function whose answer is the bytes it writes. */
  readonly invokeStreaming: (name: string, event: unknown, stream: Writable) => Promise<void>
  /** Imports a function's module, so that its first call does not wait for it. */
  readonly load: (name: string) => Promise<void>
}

/** As in the cloud: who answers a caller has 10 s, the rest 60, unless infra/access.ts says otherwise. */
const timeoutMs = ({ kind }: FunctionRow, seconds: number | undefined): number =>
  1000 * (seconds ?? (kind === 'api' || kind === 'hook' || kind === 'socket' ? 10 : 60))

const within = async <T>(limitMs: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new FunctionTimeout(`Task timed out after ${limitMs / 1000} seconds`)), limitMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Lambda: loads handlers by their row's name and runs each with its own variables, credentials and time limit. */
export const functionRunner = (data: RegionData, tables: RegionTables): FunctionRunner => {
  const functions = tables.rows.functions.map((row): LocalFunction => {
    const credentials = newCredentials()
    const grants = tables.grantsOf(row.name)
    return {
      row,
      credentials,
      variables: functionVariables(data, row.name, grants, credentials),
      timeoutMs: timeoutMs(row, grants.timeoutSeconds),
    }
  })
  const byName = new Map(functions.map((it) => [it.row.name, it]))
  const modules = new Map<string, Promise<{ readonly handler: Handler & StreamingHandler }>>()

  const find = (name: string): LocalFunction => {
    const found = byName.get(name)
    if (!found) throw new Error(`no row starts ${name}`)
    return found
  }

  const load = (name: string) => {
    const loading = modules.get(name) ?? import(tables.moduleOf(name))
    modules.set(name, loading)
    loading.catch(() => modules.delete(name))
    return loading
  }

  const contextOf = ({ row, timeoutMs: limit }: LocalFunction): Context => {
    const end = Date.now() + limit
    const functionName = localNames.function(data.region, row.name).split(':').at(-1) ?? row.name
    return {
      callbackWaitsForEmptyEventLoop: false,
      functionName,
      functionVersion: '1',
      invokedFunctionArn: `${localNames.function(data.region, row.name)}:live`,
      memoryLimitInMB: String(tables.grantsOf(row.name).memoryMb ?? 256),
      awsRequestId: randomUUID(),
      logGroupName: `/aws/lambda/${functionName}`,
      logStreamName: 'local',
      getRemainingTimeInMillis: () => end - Date.now(),
      done: () => undefined,
      fail: () => undefined,
      succeed: () => undefined,
    }
  }

  const run = <T>(
    name: string,
    call: (handler: Handler & StreamingHandler, context: Context) => unknown,
  ): Promise<T> => {
    const it = find(name)
    return withVariables(it.variables, async () => {
      const { handler } = await load(name)
      return (await within(it.timeoutMs, Promise.resolve(call(handler, contextOf(it))))) as T
    })
  }

  return {
    functions,
    invoke: (name, event) => run(name, (handler, context) => handler(event, context)),
    invokeStreaming: (name, event, stream) =>
      run(name, (handler, context) => {
        if (!isStreaming(handler))
          throw new Error(`${name} answers a stream but is not wrapped by awslambda.streamifyResponse`)
        return handler(event, stream, context)
      }),
    load: async (name) => void (await withVariables(find(name).variables, () => load(name))),
  }
}
