import { agencies } from './agencies/routes.ts'
import { agents } from './agents/routes.ts'
import { analytics } from './analytics/routes.ts'
import { billing } from './billing/routes.ts'
import { channels } from './channels/routes.ts'
import { clients } from './clients/routes.ts'
import { conversations } from './conversations/routes.ts'
import { crawls } from './crawls/routes.ts'
import { domains } from './domains/routes.ts'
import { files } from './files/routes.ts'
import { fleet } from './fleet/routes.ts'
import { gaps } from './gaps/routes.ts'
import { knowledge } from './knowledge/routes.ts'
import { notifications } from './notifications/routes.ts'
import { onboarding } from './onboarding/routes.ts'
import { senders } from './senders/routes.ts'
import { webhooks } from './webhooks/routes.ts'
import { workspaces } from './workspaces/routes.ts'

/**
 * Every route, by feature. infra makes one Lambda per feature of it (two with `stream` routes), the local run
 * dispatches over it, the typed clients are made from it.
 */
export const api = {
  workspaces,
  agencies,
  domains,
  senders,
  agents,
  clients,
  fleet,
  conversations,
  channels,
  crawls,
  knowledge,
  gaps,
  onboarding,
  billing,
  analytics,
  files,
  notifications,
  webhooks,
} as const

export type Api = typeof api
export type ApiFeature = keyof Api

type Union<T> = T[keyof T]
/** All routes of all features, for the one typed client of the dashboard: `caller<AllRoutes>(…)`. */
export type AllRoutes = {
  readonly [K in Union<{ [F in ApiFeature]: keyof Api[F] }>]: Union<{
    [F in ApiFeature]: K extends keyof Api[F] ? Api[F][K] : never
  }>
}
