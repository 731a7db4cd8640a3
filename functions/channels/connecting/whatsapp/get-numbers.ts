import { accountsOf } from '#functions/channels/accounts/accounts-of'
import type { Verb } from '#lib/http/api'
import { kindOf } from '#shared/channels/kinds'
import type { whatsapp as routes } from '#shared/channels/whatsapp/routes'
import { presentNumber } from './present-number.ts'

/** The numbers that are connected to the agent. */
export const getNumbers: Verb<typeof routes, 'POST /rpc/getWhatsappNumbers'> = async ({ agentId }) =>
  (await accountsOf(agentId)).accounts.filter(({ account }) => kindOf(account) === 'whatsapp').map(presentNumber)
