import { CalendarCheck, FilePlus, HeartPulse, House, LifeBuoy, MailCheck, Swords } from 'lucide-react'

export type TemplateGroup = 'all' | 'support' | 'utility' | 'entertainment'

/** The seven templates in the drawer's order, the default first; names and descriptions come from the catalogue by key. */
export const templateCards = [
  { key: 'blank-template', group: 'utility', icon: FilePlus },
  { key: 'customer-support', group: 'support', icon: LifeBuoy },
  { key: 'real-estate-agent', group: 'support', icon: House },
  { key: 'health-care-agent', group: 'support', icon: HeartPulse },
  { key: 'confirm-email', group: 'utility', icon: MailCheck },
  { key: 'make-appointment', group: 'utility', icon: CalendarCheck },
  { key: 'game-npc', group: 'entertainment', icon: Swords },
] as const

export type TemplateKey = (typeof templateCards)[number]['key']
