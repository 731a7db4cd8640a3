import { callers, type GrantsOf } from './grants.ts'

export const workspaceGrants = {
  'workspaces/api': {
    ...callers,
    mail: true,
    readUsers: true,
    readFiles: ['media/unsaved/'],
    writeFiles: ['media/'],
    variables: ['PUBLIC_URL'],
  },
} satisfies GrantsOf<'workspaces'>
