/**
 * What partition keys of the single table begin with, up to and with the separator, so that no family covers another's keys.
 * functions/lib/database/keys.ts builds keys of no other family, infra/access grants them function by function.
 */
export const families = [
  'WS#',
  'SUB#',
  'ORG#',
  'AGY#',
  'HOSTS#',
  'SENDERS#',
  'CLI#',
  'PUSH#',
  'TOK#',
  'OTP#',
  'AGT#',
  'ASKED#',
  'REFRESH#',
  'CONV#',
  'OWED#',
  'CX#',
  'ACC#',
  'PROBE#',
  'QIN#',
  'QOUT#',
  'PMID#',
  'META#',
  'APP#',
  'DESK#',
  'CREDIT#',
  'LED#',
  'USAGE#',
  'LOTEND#',
  'TRIALS#',
  'SPEND#',
  'RATE#',
  'AN#',
  'IDEM#',
  'EFFECT#',
  'WSC#',
  'SUBJ#',
  'EP#',
  'DLVDUE#',
  'CANARY#',
  'PROVIDERS#',
  'GATEWAY#',
  'OUT#',
] as const
export type Family = (typeof families)[number]

/** The same of the partition keys of its two indexes. */
export const indexFamilies = {
  gsi1: ['WS#', 'ORG#', 'CLI#', 'AC#', 'ACX#', 'CRAWLS#', 'MEMBER#', 'UEMAIL#', 'OWNS#'],
  gsi2: ['AC#', 'AGY#', 'AKEY#', 'WKEY#', 'AGTACC#'],
} as const
export type Index = keyof typeof indexFamilies
export type IndexFamily<I extends Index> = (typeof indexFamilies)[I][number]

/** A partition key of an index. */
export type IndexPartition<I extends Index> = `${IndexFamily<I>}${string}`
