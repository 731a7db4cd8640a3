import type { Verb } from '#lib/http/api'
import type { portal as routes } from '#shared/clients/portal-routes'
import { loadPortal } from './load-portal.ts'
import { portalActorOf } from './portal-actor-of.ts'

export const getPortal: Verb<typeof routes, 'GET /portal/me'> = (_, context) => loadPortal(portalActorOf(context))
