interface Reason {
  readonly Code?: string
  readonly Item?: Record<string, unknown>
}

/** Why DynamoDB cancelled a transaction, by the position of each write; `undefined` for every other failure. */
export const reasonsOf = (failure: unknown): readonly Reason[] | undefined =>
  typeof failure === 'object' && failure !== null && 'CancellationReasons' in failure
    ? (failure.CancellationReasons as readonly Reason[])
    : undefined

const TRANSIENT = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])

/** Whether others were in the way, or too many: the same transaction may be committed later. */
export const isTransient = (reasons: readonly Reason[]): boolean =>
  reasons.some(({ Code = 'None' }) => TRANSIENT.has(Code)) &&
  reasons.every(({ Code = 'None' }) => Code === 'None' || TRANSIENT.has(Code))
