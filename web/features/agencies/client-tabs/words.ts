/** The tabs of the portal (specification 2, section 2). */
export const clientTabWords = {
  '/home': 'Home',
  '/voice': 'Voice',
  '/metrics': 'Metrics',
  '/campaigns': 'Campaigns',
  '/convos': 'Conversations',
  '/leads': 'Leads & Campaigns',
  '/analytics': 'Analytics & Metrics',
  '/kb': 'Knowledge Base',
  '/channels': 'Channels',
  '/prompt': 'Canvas',
  '/nodes': 'Prompt',
  '/settings': 'Settings',
  '/billing': 'Billing',
} as const
