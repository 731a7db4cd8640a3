import * as z from 'zod'
import { jsonOf } from '#lib/http/request/json-of'

/** https://developers.facebook.com/docs/graph-api/guides/error-handling */
const GraphError = z.object({
  message: z.string().optional(),
  code: z.number().optional(),
  error_subcode: z.number().optional(),
  is_transient: z.boolean().optional(),
  error_user_msg: z.string().optional(),
  error_data: z.object({ details: z.string().optional() }).optional().catch(undefined),
})
export type GraphError = z.infer<typeof GraphError>

const Envelope = z.object({ error: GraphError })

/** The error of an answer, whose status says little; `undefined` where it has none. */
export const graphErrorIn = (body: Uint8Array): GraphError | undefined => Envelope.safeParse(jsonOf(body)).data?.error

/** What went wrong in Meta's words, the most particular first (specification 1, section 7). */
export const detailOf = ({ error_data, error_user_msg, message }: GraphError): string | undefined =>
  error_data?.details || error_user_msg || message || undefined
