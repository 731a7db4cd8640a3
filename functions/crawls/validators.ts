import * as z from 'zod'

/** Validators of a conditional request (RFC 9110, section 13). */
export const Validators = z.object({ etag: z.string().optional(), lastModified: z.string().optional() })
