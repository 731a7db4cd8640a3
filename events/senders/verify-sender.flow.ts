import { flow, retryTwice as Retry } from '#events/flow'

const LATER_SECONDS = 300

/**
 * Looks for the records of a domain until they are found or given up: each 30 s for ten minutes, each minute for an hour, then each five
 * minutes. SES gives up after three days, and `ended` says so; the time limit is for an SES that never does.
 */
export const verifySender = flow({
  Comment: 'Ask SES whether it has found the records of a domain, again and again.',
  StartAt: 'Look',
  TimeoutSeconds: 345_600,
  States: {
    Look: {
      Type: 'Task',
      Resource: 'senders/verification/look-for-records',
      TimeoutSeconds: 30,
      Retry,
      Catch: [{ ErrorEquals: ['States.ALL'], ResultPath: '$.defect', Next: 'Rest' }],
      Next: 'IsFound',
    },
    IsFound: {
      Type: 'Choice',
      Choices: [{ Variable: '$.outcome', StringEquals: 'wait', Next: 'Pause' }],
      Default: 'Done',
    },
    Pause: { Type: 'Wait', SecondsPath: '$.waitSeconds', Next: 'Look' },
    Rest: { Type: 'Wait', Seconds: LATER_SECONDS, Next: 'Look' },
    Done: { Type: 'Succeed' },
  },
})
