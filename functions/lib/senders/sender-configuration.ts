import { optionalEnvironment } from '#lib/environment'

/** SES's configuration set for agencies' mail, and what its ARN says of the account. */
export interface SenderConfiguration {
  readonly arn: string
  readonly name: string
  /** AWS's. */
  readonly region: string
  readonly identityArn: (domain: string) => string
  /** SES's policy that pauses a tenant whose mail comes back too often. */
  readonly standardPolicyArn: string
}

/** `undefined` where the installation sends no mail of agencies' own. */
export const senderConfiguration = (): SenderConfiguration | undefined => {
  const arn = optionalEnvironment('SENDER_CONFIGURATION')
  if (arn === undefined) return undefined
  const [, partition = '', , region = '', account = '', resource = ''] = arn.split(':')
  return {
    arn,
    name: resource.slice(resource.indexOf('/') + 1),
    region,
    identityArn: (domain) => `arn:${partition}:ses:${region}:${account}:identity/${domain}`,
    standardPolicyArn: `arn:${partition}:ses:${region}:aws:reputation-policy/standard`,
  }
}
