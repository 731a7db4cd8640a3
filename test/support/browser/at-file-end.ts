const ends: (() => unknown)[] = []

/** Ended after the test file that made it, newest first; a browser test's setup file sees to it (test/support/browser/browser-files.ts). */
export const atFileEnd = (end: () => unknown): void => {
  ends.push(end)
}

export const endFile = async (): Promise<void> => {
  for (const end of ends.splice(0).reverse()) await end()
}
