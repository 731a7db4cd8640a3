import { Validations } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'

/**
 * Says at the construct why a finding of cdk-nag (AwsSolutions) is right as it is. The id names one finding
 * (`AwsSolutions-IAM5[Resource::*]`) or a rule; everything below the construct is covered.
 */
export const acknowledge = (construct: IConstruct, findings: Readonly<Record<string, string>>): void => {
  for (const [id, reason] of Object.entries(findings)) Validations.of(construct).acknowledge({ id, reason })
}
