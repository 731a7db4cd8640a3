import { callers, type GrantsOf } from '#infra/grants/grants'

export const agencyGrants = {
  'agencies/api': {
    ...callers,
    bus: true,
    table: { read: ['AGY#'], write: ['AGY#', 'WS#'] },
    readFiles: ['media/unsaved/'],
    writeFiles: ['media/'],
    variables: ['PUBLIC_URL', 'SUBDOMAIN_ROOT', 'FONT_SERVICE'],
    // a font is up to twelve files of another service
    timeoutSeconds: 25,
  },
} satisfies GrantsOf<'agencies'>
