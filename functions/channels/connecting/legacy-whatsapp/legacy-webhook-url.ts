import { environment } from '#lib/environment'

/** What the owner of an app pastes into its webhook settings: specification 1, section 2. */
export const legacyWebhookUrl = (agentId: string): string =>
  `${environment('PUBLIC_URL').replace(/\/$/, '')}/api/${environment('REGION_NAME')}/agents/${agentId}/wa-webhook`
