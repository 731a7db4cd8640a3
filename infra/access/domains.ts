import { callers, type Grants, type GrantsOf } from '#infra/grants/grants'

/** Whatever takes a custom domain's steps, which the agency's record and its workspace's owner see. */
const connecting = {
  bus: true,
  directory: 'write',
  table: { read: ['AGY#', 'WS#'], write: ['AGY#', 'HOSTS#', 'WS#'] },
  flows: ['domains/connect-host'],
  variables: ['PUBLIC_URL', 'SUBDOMAIN_ROOT', 'TENANT_HOST', 'DNS_SERVERS'],
} as const satisfies Grants

export const domainGrants = {
  // never CloudFront: what stands there is the flow's
  'domains/api': { ...callers, ...connecting, timeoutSeconds: 29 },
  'domains/brand/publish-brand': { directory: 'write', table: { read: ['AGY#'] } },
  // what is given up waits for a step that is under way (`LATE_MS`)
  'domains/connect/advance-host': { ...connecting, tenants: true, memoryMb: 512, timeoutSeconds: 60 },
  'domains/hosts/sweep-hosts': {
    directory: 'write',
    table: { read: ['AGY#', 'HOSTS#'], write: ['AGY#', 'HOSTS#', 'WS#'] },
    flows: ['domains/connect-host'],
    tenants: true,
    memoryMb: 512,
    timeoutSeconds: 300,
  },
  'domains/redirects/redirect-hosts': { directory: 'write', table: { read: ['AGY#', 'WS#'], write: ['AGY#'] } },
  'domains/reminders/send-reminder': {
    mail: true,
    // the owner's language is found by their address
    table: { read: ['AGY#', 'WS#'], write: ['AGY#'], gsi1: ['UEMAIL#'] },
    variables: ['PUBLIC_URL'],
  },
} satisfies GrantsOf<'domains'>
