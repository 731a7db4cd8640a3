import * as z from 'zod'

/** The providers that the operator has connected in a region, by name; never their keys. */
export const Capabilities = z.object({
  /** Of language models: `openai`, `anthropic`, `google`, `bedrock`. */
  models: z.array(z.string()),
  /** Of transcription: `deepgram`, `openai`. */
  transcribers: z.array(z.string()),
})
export type Capabilities = z.infer<typeof Capabilities>
