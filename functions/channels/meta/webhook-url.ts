import { environment } from '#lib/environment'

/** Where Meta delivers to the platform's app of this region. */
export const metaWebhookUrl = (): string =>
  `${environment('PUBLIC_URL').replace(/\/$/, '')}/api/${environment('REGION_NAME')}/hooks/meta/platform`
