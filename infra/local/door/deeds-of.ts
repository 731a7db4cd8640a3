import { type AwsCall, type Deed, jsonOf } from './aws-call.ts'
import { deedsOfObjectCall } from './deeds-of-object-call.ts'
import { deedsOfTableCall } from './deeds-of-table-call.ts'

type Json = Readonly<Record<string, unknown>>

const ofBus = (call: AwsCall): Deed[] => {
  const { Entries } = jsonOf(call)
  return (Array.isArray(Entries) ? (Entries as Json[]) : []).map((entry) => ({
    action: 'events:PutEvents',
    resource: String(entry.EventBusName ?? 'default'),
  }))
}

const ofMail = ({ request, url }: AwsCall): Deed => ({
  action:
    request.method === 'POST' && url.pathname === '/v2/email/outbound-emails'
      ? 'ses:SendEmail'
      : `ses:${request.method}`,
  resource: url.pathname,
})

/** Everything that a call does. A service or operation that nothing grants comes out under its own name and is refused. */
export const deedsOf = (call: AwsCall): readonly Deed[] => {
  const { service, operation, request, url } = call
  switch (service) {
    case 'dynamodb':
      return deedsOfTableCall(call)
    case 's3':
      return deedsOfObjectCall(call)
    case 'events':
      return operation === 'PutEvents' ? ofBus(call) : [{ action: `events:${operation}`, resource: '*' }]
    case 'states': {
      const { stateMachineArn, executionArn } = jsonOf(call)
      return [{ action: `states:${operation}`, resource: String(stateMachineArn ?? executionArn ?? '*') }]
    }
    case 'secretsmanager':
      return [{ action: `secretsmanager:${operation}`, resource: String(jsonOf(call).SecretId) }]
    case 'execute-api':
      return [{ action: 'execute-api:ManageConnections', resource: url.pathname }]
    case 'ses':
      return [ofMail(call)]
    default:
      return [{ action: `${service}:${operation || request.method}`, resource: url.pathname }]
  }
}
