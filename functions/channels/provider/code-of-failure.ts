import type { ProblemCode } from '#shared/problems'

/**
 * A provider's refusal is about what the caller gave it: no failure of ours, which would wake the operator. One that did not answer is
 * `unavailable`.
 */
export const codeOfFailure = ({ kind }: { readonly kind: 'refused' | 'unreachable' }): ProblemCode =>
  kind === 'refused' ? 'invalid' : 'unavailable'
