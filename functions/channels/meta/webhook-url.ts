import { environment } from '#lib/environment'

import { PLATFORM_KEY } from '#shared/channels/apps/schema'

/** Where Meta delivers to an app of this region, by its key. */
export const metaWebhookUrl = (appKey: string = PLATFORM_KEY): string =>
  `${environment('PUBLIC_URL').replace(/\/$/, '')}/api/${environment('REGION_NAME')}/hooks/meta/${appKey}`
