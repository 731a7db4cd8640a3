import { TrialAdvanced } from '#events/billing/events'
import { findAgency } from '#features/agencies'
import { consumer } from '#lib/events/consumer'
import { settleRedirects } from './settle-redirects.ts'

/** Leads visitors of an agency's own domains to its product subdomain once it has no white label; what is stored decides, so a late event is harmless. */
export const handler = consumer(TrialAdvanced, async ({ data: { workspaceId } }) => {
  const agency = await findAgency(workspaceId)
  if (agency) await settleRedirects(agency.ID)
})
