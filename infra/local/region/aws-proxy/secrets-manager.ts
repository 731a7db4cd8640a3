import { type AwsAnswer, AwsError } from './aws-answer.ts'
import { type AwsCall, jsonOf } from './aws-call.ts'

/** Secrets Manager, for the secrets that a region has, by their names. */
export const secretsManager =
  (secrets: Readonly<Record<string, object>>, arnOf: (name: string) => string) =>
  async (call: AwsCall): Promise<AwsAnswer> => {
    if (call.operation !== 'GetSecretValue') throw new AwsError('UnknownOperationException', call.operation)
    const name = String(jsonOf(call).SecretId)
    const secret = Object.hasOwn(secrets, name) ? secrets[name] : undefined
    if (!secret) throw new AwsError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.")
    return {
      status: 200,
      body: {
        ARN: arnOf(name),
        Name: name,
        SecretString: JSON.stringify(secret),
        VersionId: '00000000-0000-0000-0000-000000000000',
        VersionStages: ['AWSCURRENT'],
        CreatedDate: 0,
      },
    }
  }
