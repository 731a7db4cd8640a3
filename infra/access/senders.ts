import { callers, type Grants, type GrantsOf } from '#infra/grants/grants'

/** Functions that take a step of an agency's sender. */
const steps = {
  directory: 'write',
  mailDomains: true,
  table: { read: ['AGY#'], write: ['AGY#', 'SENDERS#', 'WS#'] },
} as const satisfies Grants

export const senderGrants = {
  'senders/api': {
    ...callers,
    ...steps,
    table: { read: ['AGY#'], write: ['AGY#', 'SENDERS#', 'WS#', 'RATE#'] },
    agencyMail: true,
    flows: ['senders/verify-sender'],
    variables: ['PUBLIC_URL', 'SUBDOMAIN_ROOT'],
    // makes an identity, asks DNS and writes three times before it answers
    timeoutSeconds: 29,
  },
  'senders/feedback/record-feedback': {
    secrets: ['tokens'],
    table: { write: ['AGY#', 'EFFECT#'] },
  },
  'senders/sweep-senders': {
    ...steps,
    table: { read: ['AGY#', 'SENDERS#'], write: ['AGY#', 'SENDERS#', 'WS#'] },
    flows: ['senders/verify-sender'],
    timeoutSeconds: 300,
  },
  'senders/verification/look-for-records': {
    directory: 'write',
    mailDomains: true,
    table: { read: ['AGY#'], write: ['AGY#', 'SENDERS#'] },
  },
} satisfies GrantsOf<'senders'>
