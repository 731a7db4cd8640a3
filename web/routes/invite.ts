import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { rootRoute } from '#web/routes/root.tsx'

/** The target of an invitation's link, signed in or not. */
export const inviteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'invite',
  component: lazyScreen(() => import('#web/features/workspaces/members/invite-screen.tsx'), 'InviteScreen'),
})
