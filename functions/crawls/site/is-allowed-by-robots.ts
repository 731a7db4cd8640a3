import { fetchRobots } from './fetch-robots.ts'
import { allowedBy } from './robots.ts'

/** Whether the robots.txt of an address's server lets us read it; not while that server fails. Calls the website. */
export const isAllowedByRobots = async (url: string): Promise<boolean> => {
  const robots = await fetchRobots(new URL(url).origin, undefined)
  return robots !== 'unavailable' && allowedBy({ robots })(url)
}
