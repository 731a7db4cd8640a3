import { App, Stack, Validations } from 'aws-cdk-lib'
import { Queue } from 'aws-cdk-lib/aws-sqs'
import { AwsSolutionsChecks } from 'cdk-nag'
import { expect, test } from 'vitest'

test('an unacknowledged finding stops the synthesis', () => {
  const app = new App({ analyticsReporting: false })
  new Queue(new Stack(app, 'unencrypted'), 'Queue')
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  expect(() => app.synth()).toThrow('AwsSolutions-SQS4')
})
