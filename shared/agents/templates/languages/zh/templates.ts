import type { TranslatedTemplates } from '#shared/agents/templates/template-words'
import { confirmEmail } from './confirm-email.ts'
import { customerSupport } from './customer-support.ts'
import { gameNpc } from './game-npc.ts'
import { healthCareAgent } from './health-care-agent.ts'
import { makeAppointment } from './make-appointment.ts'
import { realEstateAgent } from './real-estate-agent.ts'

export const zh: TranslatedTemplates = {
  'customer-support': customerSupport,
  'real-estate-agent': realEstateAgent,
  'health-care-agent': healthCareAgent,
  'confirm-email': confirmEmail,
  'make-appointment': makeAppointment,
  'game-npc': gameNpc,
}
