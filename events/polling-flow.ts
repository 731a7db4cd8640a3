import { catchTo, type FunctionName, flow, retryTwice as Retry } from './flow.ts'

interface Polling<Step extends FunctionName> {
  readonly comment: string
  /** Answers its own input with `outcome` (`wait` or `done`) and how many `seconds` to wait. */
  readonly step: Step
  readonly stepSeconds: number
  /** How long a step that failed three times waits before it is tried again, so that an outage ends nothing. */
  readonly restSeconds: number
  /** More than the steps need: for steps that never say that they are done. */
  readonly endSeconds: number
}

/** One step after another, with the pauses that each asks for, until nothing is left to do. */
export const pollingFlow = <const Step extends FunctionName>({
  comment,
  step,
  stepSeconds,
  restSeconds,
  endSeconds,
}: Polling<Step>) =>
  flow({
    Comment: comment,
    StartAt: 'Step',
    TimeoutSeconds: endSeconds,
    States: {
      Step: {
        Type: 'Task',
        Resource: step,
        TimeoutSeconds: stepSeconds,
        Retry,
        Catch: catchTo('Rest'),
        Next: 'IsDone',
      },
      IsDone: {
        Type: 'Choice',
        Choices: [{ Variable: '$.outcome', StringEquals: 'wait', Next: 'Wait' }],
        Default: 'Done',
      },
      Wait: { Type: 'Wait', SecondsPath: '$.seconds', Next: 'Step' },
      Rest: { Type: 'Wait', Seconds: restSeconds, Next: 'Step' },
      Done: { Type: 'Succeed' },
    },
  })
