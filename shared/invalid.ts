import { Problem } from './problems.ts'
import type { Text } from './text.ts'

/** One field that does not fit. */
export const invalid = (path: string, text: Text): Problem =>
  new Problem('invalid', text, { issues: [{ path, ...text }] })
