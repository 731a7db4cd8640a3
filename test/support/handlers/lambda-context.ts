import type { Context } from 'aws-lambda'

/** The context that Lambda passes to a handler. */
export const lambdaContext = (functionName = 'test'): Context => ({
  functionName,
  functionVersion: '1',
  invokedFunctionArn: `arn:aws:lambda:eu-central-1:000000000000:function:${functionName}`,
  memoryLimitInMB: '256',
  awsRequestId: 'test-request',
  logGroupName: `/aws/lambda/${functionName}`,
  logStreamName: 'test',
  callbackWaitsForEmptyEventLoop: true,
  getRemainingTimeInMillis: () => 30_000,
  done: () => undefined,
  fail: () => undefined,
  succeed: () => undefined,
})
