import type { Verb } from '#lib/http/api'
import type { analytics as routes } from '#shared/analytics/routes'

/** The caller's own address and country, as the edge sees them. */
export const getIp: Verb<typeof routes, 'GET /utils/ip'> = async (_, { ip, country }) => ({
  ip,
  country: country ?? '',
})
