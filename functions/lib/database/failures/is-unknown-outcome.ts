/** What DynamoDB's client throws where no answer came, and DynamoDB where the answer says nothing about the outcome. */
const NAMES = new Set([
  'TimeoutError',
  'RequestTimeout',
  'RequestTimeoutException',
  'TransactionInProgressException',
  'InternalServerError',
  'ServiceUnavailable',
])

const text = (failure: object, name: string): string => {
  const value: unknown = (failure as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' ? value : ''
}

/** A connection's failure, by Node's code for it (`ECONNRESET`), not a misuse of Node (`ERR_…`). */
const isOfConnection = (code: string): boolean => /^E[A-Z]+$/.test(code)

/** Whether a request that failed may have taken effect nevertheless, or still may. */
export const isUnknownOutcome = (failure: unknown): boolean =>
  typeof failure === 'object' &&
  failure !== null &&
  (NAMES.has(text(failure, 'name')) || text(failure, '$fault') === 'server' || isOfConnection(text(failure, 'code')))
