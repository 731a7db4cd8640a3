import { files } from '#lib/files'

/** Deletes every file under these prefixes; after a crash, calling it again deletes the rest. */
export const deleteFiles = async (prefixes: readonly string[]): Promise<void> => {
  const bucket = await files()
  for (const prefix of prefixes) await bucket.clear(prefix)
}
