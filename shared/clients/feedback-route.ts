import * as z from 'zod'
import { contract } from '#shared/contract'

/** Pictures with one message. */
export const MAX_FEEDBACK_FILES = 3

/** Specification 3, section 3: "Feedback attachment". */
export const FeedbackAttachment = z.strictObject({
  sizeKB: z.number().min(0).max(100_000),
  filename: z.string().max(200),
  /** Of a picture that this client uploaded to the portal. */
  url: z.string().max(2000),
})

export const feedback = contract({
  'POST /agencies/{agencyId}/email': {
    auth: 'portal:person',
    summary:
      'Mails the client’s feedback to their agency: to its support address where that is a teammate’s, else to its owner, whatever `to` says; answers go to the client. `html` is sent as plain text, `agencyData` and `bucket` are accepted and ignored. Five an hour, fifty a day for all of an agency’s clients.',
    input: z.strictObject({
      agencyId: z.string().max(40),
      to: z.string().max(254).optional(),
      subject: z.string().trim().max(200).default(''),
      html: z.string().trim().min(1).max(20_000),
      attachments: z.array(FeedbackAttachment).max(MAX_FEEDBACK_FILES).default([]),
      agencyData: z.record(z.string(), z.unknown()).optional(),
      bucket: z.string().max(60).optional(),
    }),
    output: z.object({ success: z.literal(true) }),
  },
})
