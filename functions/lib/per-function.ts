/**
 * Makes a thing once per Lambda function rather than once per process.
 * In the cloud the two are the same; in the local run many functions share a thread, each with its own variables and
 * credentials, and a client made for one must never serve another.
 */
export const perFunction = <T>(make: () => T): (() => T) => {
  const made = new Map<string, T>()
  return () => {
    const name = process.env.AWS_LAMBDA_FUNCTION_NAME ?? ''
    const known = made.get(name)
    if (known !== undefined) return known
    const fresh = make()
    made.set(name, fresh)
    return fresh
  }
}
