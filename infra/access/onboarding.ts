import { callers, type Grants, type GrantsOf } from '#infra/grants/grants'

/** Functions that request the addresses of a website for the wizard. */
const analysing = {
  readFiles: ['onboarding/'],
  writeFiles: ['onboarding/'],
  variables: ['SAFE_FETCH_ALLOW'],
  memoryMb: 1024,
} as const satisfies Grants

/** Creates the plain agent of an agency's client, and reads whose it is. */
const plainAgent = {
  table: { read: ['AGY#', 'CLI#', 'ORG#', 'AGT#', 'WS#'], write: ['AGT#', 'WS#', 'ORG#', 'CLI#'] },
  credits: 'read',
  bus: true,
} as const satisfies Grants

export const onboardingGrants = {
  'onboarding/api': {
    ...callers,
    bus: true,
    table: {
      read: ['AGY#', 'CLI#', 'ORG#', 'AGT#', 'WS#'],
      write: ['RATE#', 'CLI#', 'ORG#', 'AGT#', 'WS#'],
    },
    // publishes the look that a new client gives their agent
    credits: 'use',
    // the facts of the pages that were crawled so far
    readFiles: ['crawls/'],
    writeFiles: ['media/'],
    flows: ['onboarding/read-brand', 'onboarding/create-agent'],
    variables: ['PUBLIC_URL'],
  },
  // requests third-party addresses: no access to table or secret, and only to the wizard's files
  'onboarding/analysis/fetch-home': { ...analysing, timeoutSeconds: 30 },
  'onboarding/analysis/fetch-assets': { ...analysing, timeoutSeconds: 60 },
  // starts the crawl of a site whose scheme was guessed
  'onboarding/analysis/record-home': {
    table: { write: ['WS#'] },
    bus: true,
    readFiles: ['onboarding/'],
    memoryMb: 1024,
  },
  'onboarding/analysis/decide-brand': {
    table: { read: ['WS#'], write: ['WS#'] },
    readFiles: ['onboarding/'],
    writeFiles: ['onboarding/', 'media/'],
    variables: ['PUBLIC_URL'],
    memoryMb: 1769,
  },
  'onboarding/analysis/fail-analysis': { table: { write: ['WS#'] }, writeFiles: ['onboarding/'] },
  'onboarding/creation/await-pages': { table: { read: ['WS#'], write: ['WS#'] } },
  'onboarding/creation/create-wizard-agent': {
    table: { read: ['AGT#', 'WS#', 'CLI#'], write: ['AGT#', 'WS#', 'ORG#', 'CLI#'] },
    credits: 'read',
    bus: true,
    readFiles: ['crawls/'],
  },
  'onboarding/creation/import-wizard-pages': {
    table: { read: ['AGT#', 'WS#'], write: ['AGT#', 'WS#'] },
    bus: true,
    readFiles: ['crawls/'],
    writeFiles: ['crawls/'],
  },
  'onboarding/creation/await-source': { table: { read: ['AGT#', 'WS#'] } },
  // asks the new agent its first questions, by words only: no access to providers
  'onboarding/creation/finish-creation': {
    table: { read: ['AGT#', 'WS#'], write: ['WS#'] },
    readFiles: ['crawls/', 'knowledge/'],
    memoryMb: 1024,
  },
  // a client who has left the wizard gets a plain agent
  'onboarding/creation/fail-creation': plainAgent,
  'onboarding/portal/create-sign-up-agent': plainAgent,
} satisfies GrantsOf<'onboarding'>
