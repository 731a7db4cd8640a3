import * as z from 'zod'
import { importMessages } from './import-messages.ts'

/** Why an import failed. */
export const ImportCode = z.enum(Object.keys(importMessages) as [keyof typeof importMessages])
export type ImportCode = z.infer<typeof ImportCode>
