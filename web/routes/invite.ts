import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '#web/routes/root.tsx'

/** The target of an invitation's link, signed in or not. */
export const inviteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'invite',
  component: lazyRouteComponent(() => import('#web/features/workspaces/members/invite-screen.tsx'), 'InviteScreen'),
})
