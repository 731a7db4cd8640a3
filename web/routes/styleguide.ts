import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '#web/routes/root.tsx'

/** Every part in every state; only in development. It needs no sign-in, so its parent is the root. */
export const styleguideRoute = /* @__PURE__ */ createRoute({
  getParentRoute: () => rootRoute,
  path: 'app/$region/styleguide',
  component: /* @__PURE__ */ lazyRouteComponent(
    () => import('#web/styleguide/styleguide-screen.tsx'),
    'StyleguideScreen',
  ),
})
