import { environment } from '#lib/environment'

/** Where Telegram delivers an agent's updates (specification 1, section 7). */
export const telegramWebhookUrl = (agentId: string): string =>
  `${environment('PUBLIC_URL').replace(/\/$/, '')}/api/${environment('REGION_NAME')}/v2/agents/${agentId}/telegram-webhook`
