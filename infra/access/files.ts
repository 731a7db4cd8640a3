import { callers, type GrantsOf } from '#infra/grants/grants'

export const fileGrants = {
  'files/api': {
    ...callers,
    table: { write: ['RATE#'] },
    // presigned uploads are made with this function's own rights
    readFiles: ['uploads/pictures/'],
    writeFiles: ['media/', 'uploads/pictures/'],
    // copies of third parties' pictures
    variables: ['PUBLIC_URL', 'SAFE_FETCH_ALLOW'],
  },
  'files/portraits/delete-portrait': { writeFiles: ['media/'] },
} satisfies GrantsOf<'files'>
