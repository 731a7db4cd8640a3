import * as z from 'zod'

/** Google Business Chat, as members see it: never its private key. Google ended the service on 31 July 2024, so that nothing comes or goes. */
export const GoogleBusiness = z.object({
  /** `{api}/agents/{agentId}/gc-webhook` (specification 1, section 2). It answers, and stores nothing. */
  webhookUrl: z.string(),
  gcloudClientEmail: z.string().optional(),
  hasPrivateKey: z.boolean(),
})
export type GoogleBusiness = z.infer<typeof GoogleBusiness>
