/**
 * Amazon States Language (JSONPath) as typed data. Lambda tasks only, named by function (`knowledge/fetch-source`), never
 * by ARN, so that a flow runs unchanged on Step Functions and on the local interpreter.
 */
export type FunctionName = `${string}/${string}`

export interface Retrier {
  readonly ErrorEquals: readonly string[]
  readonly IntervalSeconds?: number
  readonly MaxAttempts?: number
  readonly BackoffRate?: number
}

export interface Catcher {
  readonly ErrorEquals: readonly string[]
  readonly Next: string
  readonly ResultPath?: string
}

interface Then {
  readonly Next?: string
  readonly End?: true
}

export interface TaskState extends Then {
  readonly Type: 'Task'
  readonly Resource: FunctionName
  readonly ResultPath?: string | null
  readonly InputPath?: string
  readonly OutputPath?: string
  readonly Parameters?: Readonly<Record<string, unknown>>
  readonly TimeoutSeconds?: number
  readonly Retry?: readonly Retrier[]
  readonly Catch?: readonly Catcher[]
}

export interface WaitState extends Then {
  readonly Type: 'Wait'
  readonly Seconds?: number
  readonly SecondsPath?: string
  readonly TimestampPath?: string
}

export interface ChoiceRule {
  readonly Variable: string
  readonly Next: string
  readonly StringEquals?: string
  readonly BooleanEquals?: boolean
  readonly NumericGreaterThan?: number
  readonly NumericLessThan?: number
  readonly IsPresent?: boolean
}

export interface ChoiceState {
  readonly Type: 'Choice'
  readonly Choices: readonly ChoiceRule[]
  readonly Default: string
}

export interface MapState extends Then {
  readonly Type: 'Map'
  readonly ItemsPath: string
  readonly MaxConcurrency: number
  readonly ItemSelector?: Readonly<Record<string, unknown>>
  readonly ItemProcessor: {
    readonly ProcessorConfig: { readonly Mode: 'INLINE' }
    readonly StartAt: string
    readonly States: States
  }
  readonly ResultPath?: string | null
  readonly Catch?: readonly Catcher[]
}

export interface PassState extends Then {
  readonly Type: 'Pass'
  readonly Result?: unknown
  readonly ResultPath?: string
  readonly Parameters?: Readonly<Record<string, unknown>>
}

export interface EndState {
  readonly Type: 'Succeed' | 'Fail'
  readonly Error?: string
  readonly Cause?: string
}

export type State = TaskState | WaitState | ChoiceState | MapState | PassState | EndState
export type States = Readonly<Record<string, State>>

export interface Flow {
  readonly Comment: string
  readonly StartAt: string
  readonly TimeoutSeconds: number
  readonly States: States
}

/** Declares a flow; the identity function, for inference and a name to search for. */
export const flow = <const F extends Flow>(definition: F): F => definition

/**
 * Retries pass transient errors of a service; input that crashes the function does so each time, and is caught after the third.
 * A function whose concurrency is taken is tried for about eight minutes.
 */
export const retryTwice = [
  { ErrorEquals: ['Lambda.TooManyRequestsException'], IntervalSeconds: 2, MaxAttempts: 12, BackoffRate: 1.5 },
  { ErrorEquals: ['States.ALL'], IntervalSeconds: 1, MaxAttempts: 2, BackoffRate: 2 },
] as const satisfies readonly Retrier[]

/** A step that still fails continues at the state that records the failure, with the step's input. */
export const catchTo = <const Next extends string>(next: Next) =>
  [{ ErrorEquals: ['States.ALL'], ResultPath: '$.defect', Next: next }] as const satisfies readonly Catcher[]

/** Every function that a flow's tasks name, in order, Map states included. */
export const tasksOf = (states: States): FunctionName[] =>
  Object.values(states).flatMap((state) => {
    if (state.Type === 'Task') return [state.Resource]
    return state.Type === 'Map' ? tasksOf(state.ItemProcessor.States) : []
  })
