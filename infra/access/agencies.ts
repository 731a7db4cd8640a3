import { callers, type GrantsOf } from './grants.ts'

export const agencyGrants = {
  'agencies/api': {
    ...callers,
    bus: true,
    table: { read: ['AGY#'], write: ['AGY#', 'WS#'] },
    readFiles: ['media/unsaved/'],
    writeFiles: ['media/'],
    variables: ['PUBLIC_URL', 'SUBDOMAIN_ROOT'],
  },
} satisfies GrantsOf<'agencies'>
