import type { output as ZodOutput, ZodType } from 'zod'
import { files } from './files.ts'

/** A parsed JSON file; `undefined` without one. */
export const readJson = async <S extends ZodType>(schema: S, path: string): Promise<ZodOutput<S> | undefined> => {
  const bytes = await (await files()).get(path)
  return bytes && schema.parse(JSON.parse(new TextDecoder().decode(bytes)))
}

export const writeJson = async (path: string, value: unknown): Promise<void> =>
  (await files()).put(path, new TextEncoder().encode(JSON.stringify(value)), 'application/json')
