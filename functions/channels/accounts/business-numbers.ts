import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { AccountId } from '#shared/channels/kinds'

const BusinessNumber = z.object({ wabaId: z.string(), account: AccountId })

/**
 * The connected numbers of a WhatsApp Business Account, of which Meta announces things as a whole. Written with each connection;
 * what it names may be gone or another's by now, as the account itself says.
 */
export const businessNumbers = entity<z.infer<typeof BusinessNumber>>({
  name: 'business-number',
  parse: (item) => BusinessNumber.parse(item),
  key: keys.businessNumber,
})
