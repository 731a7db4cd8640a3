import { rateLimit } from '#lib/http/rate-limit'
import { portalText } from '#shared/clients/portal-messages'

const DAY = 24 * 3600

/**
 * Counts a mail that an organisation's admin has sent to an address of their choice, before it is sent: twenty a day and organisation, two
 * hundred a day and agency. Who signs up is an admin, and a user who is deleted gives nothing back.
 */
export const countInvitation = async (orgId: string, agencyId: string): Promise<void> => {
  const message = portalText('tooManyInvitations')
  await rateLimit({ scope: `invitations-of-organisation#${orgId}`, perWindow: 20, windowSeconds: DAY, message })
  await rateLimit({ scope: `invitations-of-agency#${agencyId}`, perWindow: 200, windowSeconds: DAY, message })
}
