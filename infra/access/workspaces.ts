import { callers, type GrantsOf } from '#infra/grants/grants'

export const workspaceGrants = {
  'workspaces/api': {
    ...callers,
    bus: true,
    table: { write: ['SUB#', 'ORG#', 'RATE#'], gsi1: ['MEMBER#', 'OWNS#', 'UEMAIL#'] },
    // a new workspace gets its free credits
    credits: 'use',
    mail: true,
    readUsers: true,
    readFiles: ['media/unsaved/'],
    writeFiles: ['media/'],
    variables: ['PUBLIC_URL'],
  },
  // sixty accounts a page, each asked for again
  'workspaces/sign-in/delete-unconfirmed': { deleteUsers: true, timeoutSeconds: 90 },
} satisfies GrantsOf<'workspaces'>
