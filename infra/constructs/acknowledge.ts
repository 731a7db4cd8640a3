import { Validations } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'

/**
 * Suppresses a finding of cdk-nag (AwsSolutions) at its construct, with the reason. The id names one finding
 * (`AwsSolutions-IAM5[Resource::*]`) or a rule; everything below the construct is covered.
 */
export const acknowledge = (construct: IConstruct, findings: Readonly<Record<string, string>>): void => {
  for (const [id, reason] of Object.entries(findings)) Validations.of(construct).acknowledge({ id, reason })
}
