import { catchTo, flow, retryTwice as Retry } from '#events/flow'

const NINE_DAYS = 9 * 24 * 3600

/**
 * Takes a custom domain from its claim to a live host, or from a live one to nothing: one step at a time, with the pauses that each asks
 * for. A step that fails three times is tried again an hour later, so that an outage of CloudFront ends no claim.
 */
export const connectHost = flow({
  Comment: 'One step of a custom domain after another, until nothing is left to do.',
  StartAt: 'Advance',
  TimeoutSeconds: NINE_DAYS,
  States: {
    Advance: {
      Type: 'Task',
      Resource: 'domains/connect/advance-host',
      TimeoutSeconds: 60,
      Retry,
      Catch: catchTo('Rest'),
      Next: 'IsDone',
    },
    IsDone: {
      Type: 'Choice',
      Choices: [{ Variable: '$.outcome', StringEquals: 'wait', Next: 'Wait' }],
      Default: 'Done',
    },
    Wait: { Type: 'Wait', SecondsPath: '$.seconds', Next: 'Advance' },
    Rest: { Type: 'Wait', Seconds: 3600, Next: 'Advance' },
    Done: { Type: 'Succeed' },
  },
})
