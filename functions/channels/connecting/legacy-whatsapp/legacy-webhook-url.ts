import { apiUrl } from '#lib/hosts/own-urls'

/** What the owner of an app pastes into its webhook settings: specification 1, section 2. */
export const legacyWebhookUrl = (agentId: string): string => apiUrl(`/agents/${agentId}/wa-webhook`)
