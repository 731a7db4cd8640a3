/** A door that a test opens: whoever waits goes on then. */
export const gate = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { opened: promise, open: () => resolve() }
}
