import { createRoute, redirect } from '@tanstack/react-router'
import { readSession } from '#web/lib/session.ts'
import { rootRoute } from '#web/routes/root.tsx'

/** The address without a path leads to the agents of the person's region. */
export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: ({ context: { config } }) => {
    const session = readSession(config, config.defaultRegion)
    if (session) throw redirect({ to: '/app/$region/agents', params: { region: session.region } })
    throw redirect({ to: '/login' })
  },
})
