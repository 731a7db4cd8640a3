import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from '#web/lib/loading/lazy-screen.ts'
import { rootRoute } from '#web/routes/root.tsx'

/** Every part in every state; only in development. It needs no sign-in, so its parent is the root. */
export const styleguideRoute = /* @__PURE__ */ createRoute({
  getParentRoute: () => rootRoute,
  path: 'app/$region/styleguide',
  component: /* @__PURE__ */ lazyScreen(() => import('#web/styleguide/styleguide-screen.tsx'), 'StyleguideScreen'),
})
