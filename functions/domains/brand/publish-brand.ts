import { AgencySaved } from '#events/agencies/events'
import { consumer } from '#lib/events/consumer'
import { publishBrandOf } from './publish-brand-of.ts'

/** Gives the pages of the agency's hosts its present brand; what is stored is read anew, so a late or second event is harmless. */
export const handler = consumer(AgencySaved, ({ data: { agencyId } }) => publishBrandOf(agencyId))
