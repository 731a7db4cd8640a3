import { Duration } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { arns } from '#infra/constructs/arns'
import { DeploymentCheck } from '#infra/constructs/deployment-check'
import { mailDomain } from '#infra/names'
import type { Settings } from '#infra/settings'
import { RegionStack } from './region-stack.ts'

/** Stops a deployment until SES has verified the sender's domain; whatever names the sender is deployed after it. Only this stack fails, so that the next attempt goes on waiting. */
export class MailVerifiedStack extends RegionStack {
  constructor(scope: Construct, settings: Settings, mailFrom: string) {
    super(scope, 'mail-verified', 'waits for the sender of mails', { settings })
    new DeploymentCheck(this, 'Verified', {
      settings,
      check: 'await-verified-domain',
      description: 'Waits until SES has verified the domain of mailFrom',
      properties: { Domain: mailDomain(mailFrom) },
      permissions: [{ actions: ['ses:GetEmailIdentity'], resources: [arns.mailIdentity(this, mailFrom)] }],
      // twelve of a Lambda's fifteen minutes: an answer must be sent in any case
      attempts: 48,
      pause: Duration.seconds(15),
    })
  }
}
