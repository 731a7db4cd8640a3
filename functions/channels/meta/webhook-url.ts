import { apiUrl } from '#lib/hosts/own-urls'

import { PLATFORM_KEY } from '#shared/channels/apps/schema'

/** Where Meta delivers to an app of this region, by its key. */
export const metaWebhookUrl = (appKey: string = PLATFORM_KEY): string => apiUrl(`/hooks/meta/${appKey}`)
