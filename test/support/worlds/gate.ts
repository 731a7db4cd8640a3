/** A gate that a test opens: code that waits for it continues then. */
export const gate = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { opened: promise, open: () => resolve() }
}
