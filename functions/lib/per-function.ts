/**
 * Creates a value once per Lambda function rather than once per process.
 * In the cloud the two are the same; in the local run many functions share a thread, each with its own variables and
 * credentials, and must never use each other's clients.
 */
export const perFunction = <T>(make: () => T): (() => T) => {
  const values = new Map<string, T>()
  return () => {
    const name = process.env.AWS_LAMBDA_FUNCTION_NAME ?? ''
    const existing = values.get(name)
    if (existing !== undefined) return existing
    const fresh = make()
    values.set(name, fresh)
    return fresh
  }
}
