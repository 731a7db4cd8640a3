import type { Verb } from '#lib/http/api'
import type { billing as routes } from '#shared/billing/routes'
import { creditState } from './credit-state.ts'

/** Specification 1, section 7. An unknown owner reads like one without credits, so that callers cannot probe for owners. */
export const checkCredits: Verb<typeof routes, 'GET /public/users/{ownerId}/check-credits'> = ({ ownerId }) =>
  creditState({ kind: 'workspace', id: ownerId })
