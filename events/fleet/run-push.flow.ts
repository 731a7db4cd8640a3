import { catchTo, flow, type Retrier, retryTwice as Retry } from '#events/flow'

const NINE_DAYS = 9 * 24 * 3600
/** Fewer tries than elsewhere: they count for each of 500 copies, and what still fails is begun again after a rest. */
const fewTries = [
  { ErrorEquals: ['States.ALL'], IntervalSeconds: 2, MaxAttempts: 2, BackoffRate: 2 },
] as const satisfies readonly Retrier[]
const ofCopy = { Type: 'Task', TimeoutSeconds: 30, Retry: fewTries } as const
const task = { Type: 'Task', TimeoutSeconds: 30, Retry } as const

/**
 * Publishes the stages of a push, or undoes it, copy by copy, until a person is to decide. Each task reads where the push is and does
 * nothing that is done, so that the whole may run twice. What fails for reasons of ours is begun again five minutes later.
 */
export const runPush = flow({
  Comment: 'Publish a stage to each of its copies, and wait for the next one that starts by itself.',
  StartAt: 'Begin',
  TimeoutSeconds: NINE_DAYS,
  States: {
    Begin: { ...task, Resource: 'fleet/rounds/begin-round', Catch: catchTo('Rest'), Next: 'IsBegun' },
    IsBegun: {
      Type: 'Choice',
      Choices: [
        { Variable: '$.outcome', StringEquals: 'advance', Next: 'Each' },
        { Variable: '$.outcome', StringEquals: 'wait', Next: 'Wait' },
      ],
      Default: 'Done',
    },
    Each: {
      Type: 'Map',
      ItemsPath: '$.targets',
      MaxConcurrency: 5,
      ItemSelector: {
        'agencyId.$': '$.agencyId',
        'pushId.$': '$.pushId',
        'run.$': '$.run',
        'agentId.$': '$$.Map.Item.Value',
      },
      ItemProcessor: {
        ProcessorConfig: { Mode: 'INLINE' },
        StartAt: 'Advance',
        States: {
          Advance: { ...ofCopy, Resource: 'fleet/rounds/advance-target', Catch: catchTo('SetAside'), End: true },
          SetAside: { ...ofCopy, Resource: 'fleet/rounds/set-aside-target', End: true },
        },
      },
      ResultPath: null,
      Catch: catchTo('Rest'),
      Next: 'End',
    },
    End: { ...task, Resource: 'fleet/rounds/end-round', Catch: catchTo('Rest'), Next: 'IsEnded' },
    IsEnded: {
      Type: 'Choice',
      Choices: [
        { Variable: '$.outcome', StringEquals: 'again', Next: 'Begin' },
        { Variable: '$.outcome', StringEquals: 'wait', Next: 'Wait' },
      ],
      Default: 'Done',
    },
    Wait: { Type: 'Wait', SecondsPath: '$.seconds', Next: 'Begin' },
    Rest: { Type: 'Wait', Seconds: 300, Next: 'Begin' },
    Done: { Type: 'Succeed' },
  },
})
