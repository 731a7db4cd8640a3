import { callers, type GrantsOf } from './grants.ts'

export const domainGrants = {
  'domains/api': {
    ...callers,
    directory: 'write',
    table: { read: ['AGY#'], write: ['AGY#', 'HOSTS#', 'WS#'] },
    variables: ['FILES_ORIGIN', 'PUBLIC_URL', 'SUBDOMAIN_ROOT'],
  },
  'domains/brand/publish-brand': { directory: 'write', table: { read: ['AGY#'] } },
  'domains/hosts/sweep-hosts': {
    directory: 'write',
    table: { read: ['AGY#', 'HOSTS#'], write: ['AGY#', 'HOSTS#', 'WS#'] },
    variables: ['FILES_ORIGIN'],
  },
} satisfies GrantsOf<'domains'>
