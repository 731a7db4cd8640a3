/** What Lambda itself would log of a handler that threw: one line at `error`, beside the functions' own. */
export const reportFailure = (functionName: string, failure: unknown): void => {
  const [error, stack] =
    failure instanceof Error ? [`${failure.name}: ${failure.message}`, failure.stack] : [String(failure), undefined]
  process.stdout.write(
    `${JSON.stringify({ level: 'error', message: 'function failed', function: functionName, error, ...(stack ? { stack } : {}) })}\n`,
  )
}
