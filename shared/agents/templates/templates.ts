import { blankTemplate } from './blank-template.ts'
import { confirmEmail } from './confirm-email.ts'
import { customerSupport } from './customer-support.ts'
import { gameNpc } from './game-npc.ts'
import { healthCareAgent } from './health-care-agent.ts'
import { makeAppointment } from './make-appointment.ts'
import { realEstateAgent } from './real-estate-agent.ts'
import type { AgentTemplate } from './template.ts'

/** In the order in which specification 1, section 2 lists them. */
export const templates: readonly AgentTemplate[] = [
  customerSupport,
  realEstateAgent,
  healthCareAgent,
  confirmEmail,
  makeAppointment,
  blankTemplate,
  gameNpc,
]

/** The default selection of the drawer. */
export const DEFAULT_TEMPLATE = 'blank-template'
