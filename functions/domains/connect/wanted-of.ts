import type { WantedHost } from '#functions/domains/records/look-at-records'
import type { Connection } from '#functions/domains/store'
import { environment } from '#lib/environment'

/** What a host's records are to say. */
export const wantedOf = ({
  host,
  zone,
  token,
}: Pick<Connection, 'zone' | 'token'> & { readonly host: string }): WantedHost => ({
  host,
  zone,
  token,
  target: environment('TENANT_HOST'),
})
