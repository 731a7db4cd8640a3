import { callers, type GrantsOf } from '#infra/grants/grants'

export const clientGrants = {
  'clients/api': {
    ...callers,
    bus: true,
    table: {
      read: ['AGY#', 'CLI#', 'ORG#', 'TOK#', 'OTP#'],
      write: ['WS#', 'AGY#', 'CLI#', 'ORG#', 'RATE#', 'TOK#', 'OTP#'],
      gsi1: ['WS#', 'ORG#', 'CLI#'],
      gsi2: ['AGY#'],
    },
    readFiles: ['media/unsaved/'],
    writeFiles: ['media/'],
    // a password's scrypt takes 32 MB, and its time shrinks with the share of a processor that the memory brings
    memoryMb: 512,
    agencyMail: true,
    variables: ['PUBLIC_URL'],
  },
} satisfies GrantsOf<'clients'>
