import { type AwsCall, jsonOf, type RequiredAction } from './aws-call.ts'
import { requiredEdgeAction } from './required-edge-actions.ts'
import { requiredMailAction } from './required-mail-actions.ts'
import { requiredObjectActions } from './required-object-actions.ts'
import { requiredTableActions } from './required-table-actions.ts'

type Json = Readonly<Record<string, unknown>>

const ofBus = (call: AwsCall): RequiredAction[] => {
  const { Entries } = jsonOf(call)
  return (Array.isArray(Entries) ? (Entries as Json[]) : []).map((entry) => ({
    action: 'events:PutEvents',
    resource: String(entry.EventBusName ?? 'default'),
  }))
}

/** The IAM actions of a call. An unknown service or operation is an action of its own name, which no grant covers. */
export const requiredActions = (call: AwsCall): readonly RequiredAction[] => {
  const { service, operation, request, url } = call
  switch (service) {
    case 'dynamodb':
      return requiredTableActions(operation, jsonOf(call))
    case 's3':
      return requiredObjectActions(call)
    case 'events':
      return operation === 'PutEvents' ? ofBus(call) : [{ action: `events:${operation}`, resource: '*' }]
    case 'states': {
      const { stateMachineArn, executionArn } = jsonOf(call)
      return [{ action: `states:${operation}`, resource: String(stateMachineArn ?? executionArn ?? '*') }]
    }
    case 'secretsmanager':
      return [{ action: `secretsmanager:${operation}`, resource: String(jsonOf(call).SecretId) }]
    case 'kms': {
      const { KeyId, EncryptionContext = {} } = jsonOf(call)
      return [{ action: `kms:${operation}`, resource: String(KeyId), sealedFor: EncryptionContext as Json }]
    }
    case 'execute-api':
      // IAM names the method in the resource: a push is a POST, an end a DELETE
      return [
        {
          action: 'execute-api:ManageConnections',
          resource: url.pathname.replace('/@connections/', `/${request.method}/@connections/`),
        },
      ]
    case 'cognito-idp':
      return [{ action: `cognito-idp:${operation}`, resource: String(jsonOf(call).UserPoolId) }]
    case 'sqs':
      return [{ action: `sqs:${operation}`, resource: String(jsonOf(call).QueueUrl).split('/').at(-1) ?? '' }]
    case 'ses':
      return [requiredMailAction(call)]
    case 'cloudfront':
      return [requiredEdgeAction(call)]
    case 'acm':
      return [{ action: `acm:${operation}`, resource: String(jsonOf(call).CertificateArn) }]
    default:
      return [{ action: `${service}:${operation || request.method}`, resource: url.pathname }]
  }
}
