import { parseJson } from './parse-json.ts'

/** The JSON of a third party's body, lone surrogates as U+FFFD; `undefined` if it is none, since a hook answers what no repetition would mend. */
export const jsonOf = (body: Uint8Array | string): unknown => {
  try {
    return parseJson(typeof body === 'string' ? body : Buffer.from(body).toString('utf8'))
  } catch {
    return undefined
  }
}
