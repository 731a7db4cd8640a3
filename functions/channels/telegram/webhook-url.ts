import { apiUrl } from '#lib/hosts/own-urls'

/** Where Telegram delivers an agent's updates (specification 1, section 7). */
export const telegramWebhookUrl = (agentId: string): string => apiUrl(`/v2/agents/${agentId}/telegram-webhook`)
