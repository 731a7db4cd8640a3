import type { AwsAnswer } from './aws-answer.ts'
import { AwsError } from './aws-answer.ts'
import { type AwsCall, jsonOf } from './aws-call.ts'

/** Secrets Manager, for the one secret that a region has. */
export const secretsManager =
  ({ name, arn }: { readonly name: string; readonly arn: string }, read: () => object) =>
  async (call: AwsCall): Promise<AwsAnswer> => {
    if (call.operation !== 'GetSecretValue') throw new AwsError('UnknownOperationException', call.operation)
    if (jsonOf(call).SecretId !== name)
      throw new AwsError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.")
    return {
      status: 200,
      body: {
        ARN: arn,
        Name: name,
        SecretString: JSON.stringify(read()),
        VersionId: '00000000-0000-0000-0000-000000000000',
        VersionStages: ['AWSCURRENT'],
        CreatedDate: 0,
      },
    }
  }
