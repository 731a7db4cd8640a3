import { callers, type GrantsOf } from '#infra/grants/grants'

export const webhookGrants = {
  'webhooks/api': {
    ...callers,
    bus: true,
    table: { read: ['EP#'], write: ['WS#', 'EP#', 'DLVDUE#'] },
    sealed: [{ of: 'EP#', fields: ['secret'], to: ['seal', 'open'] }],
    // an address is checked before it is stored
    variables: ['SAFE_FETCH_ALLOW'],
    timeoutSeconds: 29,
  },
  'webhooks/queue-delivery': { table: { read: ['WS#'], write: ['EP#', 'DLVDUE#'] }, bus: true },
  // requests addresses that owners enter; one worker per endpoint for a minute, and what it has begun
  'webhooks/send-deliveries': {
    table: { read: ['WS#', 'EP#', 'DLVDUE#'], write: ['WS#', 'EP#', 'DLVDUE#'] },
    bus: true,
    sealed: [{ of: 'EP#', fields: ['secret'], to: ['open'] }],
    variables: ['SAFE_FETCH_ALLOW'],
    timeoutSeconds: 120,
  },
  'webhooks/sweep-deliveries': { table: { read: ['EP#', 'DLVDUE#'] }, bus: true },
  'webhooks/mail-failure': {
    table: { read: ['WS#'], write: ['EFFECT#'], gsi1: ['UEMAIL#'] },
    mail: true,
    variables: ['PUBLIC_URL'],
  },
} satisfies GrantsOf<'webhooks'>
