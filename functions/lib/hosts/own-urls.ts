import { environment } from '#lib/environment'

/** An address on the dashboard's host. `path` begins with a slash. */
export const ownUrl = (path: string): string => `${environment('PUBLIC_URL').replace(/\/$/, '')}${path}`

/** Of a route of this region's API, as providers are given it. */
export const apiUrl = (path: string): string => ownUrl(`/api/${environment('REGION_NAME')}${path}`)

/** Of a page of the dashboard in this region, as mails link to it. */
export const appUrl = (path: string): string => ownUrl(`/app/${environment('REGION_NAME')}${path}`)
