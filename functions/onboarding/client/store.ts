import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { ClientDraft } from '#shared/onboarding/client-draft'

const ClientOnboarding = z.object({
  clientId: z.string(),
  draft: ClientDraft.optional(),
  /** The attempt that creates the client's agent: from then on no other may. */
  creating: z.string().optional(),
  /** Unix seconds. */
  savedAt: z.number().int(),
})
type ClientOnboarding = z.output<typeof ClientOnboarding>

const DAYS_KEPT = 90
export const expiryOf = ({ savedAt }: Pick<ClientOnboarding, 'savedAt'>): number => savedAt + DAYS_KEPT * 86_400

/** Where a client is in their onboarding. The last save wins, but for the attempt, which `creating` pins. */
export const clientOnboardings = entity<ClientOnboarding, { clientId: string }>({
  name: 'client-onboarding',
  parse: (item) => ClientOnboarding.parse(item),
  key: keys.clientOnboarding,
  expires: expiryOf,
})
