import { fetchRobots } from './fetch-robots.ts'
import { allowedBy } from './robots.ts'

/** Whether a site's robots.txt allows us to fetch an address; `false` while its server fails. Calls the website. */
export const isAllowedByRobots = async (url: string): Promise<boolean> => {
  const robots = await fetchRobots(new URL(url).origin, undefined)
  return robots !== 'unavailable' && allowedBy({ robots })(url)
}
