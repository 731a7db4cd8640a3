import { files } from '#lib/files'

/** Removes every file under some prefixes; again removes what is left. */
export const deleteFiles = async (prefixes: readonly string[]): Promise<void> => {
  const bucket = await files()
  for (const prefix of prefixes) await bucket.clear(prefix)
}
