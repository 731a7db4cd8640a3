import { attachmentRoutes } from './attachments/attachment-routes.ts'
import { identityRoutes } from './identity-routes.ts'
import { teamRoutes } from './team-routes.ts'
import { testRoutes } from './test-routes.ts'
import { visitorRoutes } from './visitor-routes.ts'

/** An agent's conversations: with visitors, with their files, verified visitors, test chats, and the team's Chats. */
export const conversations = {
  ...visitorRoutes,
  ...attachmentRoutes,
  ...identityRoutes,
  ...testRoutes,
  ...teamRoutes,
} as const
