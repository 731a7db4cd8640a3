import type { FactKind } from '#shared/onboarding/fact'
import { t } from '#web/features/onboarding/t.ts'

const words = {
  hours: 'factHours',
  phone: 'factPhone',
  email: 'factEmail',
  address: 'factAddress',
  area: 'factArea',
  service: 'factService',
  price: 'factPrice',
} as const satisfies Record<FactKind, string>

/** A kind of fact in the user's language. */
export const factKindText = (kind: FactKind): string => t(words[kind])
