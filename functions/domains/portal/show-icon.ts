import type { Verb } from '#lib/http/api'
import { domainText } from '#shared/domains/messages'
import type { domains as routes } from '#shared/domains/routes'
import { Problem } from '#shared/problems'
import { brandOfHost } from './brand-of-host.ts'

/** The files that browsers ask for at every host's root: the agency's own picture, or none. */
export const showIcon: Verb<typeof routes, 'GET /public/icon'> = async (_, { host }) => {
  const branded = await brandOfHost(host)
  if (!branded?.brand.favicon) throw new Problem('not-found', domainText('noPortal'))
  return { status: 302, html: '', headers: { location: branded.brand.favicon } }
}
