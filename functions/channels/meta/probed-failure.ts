import type { Probed } from '#functions/channels/provider/probe'
import type { GraphAnswer } from './call-graph.ts'
import type { GraphError } from './graph-answer.ts'
import { isAccountError } from './is-account-error.ts'

/** An object that was removed, or that the token no longer sees. */
const isGone = ({ code, error_subcode }: GraphError): boolean => code === 803 || (code === 100 && error_subcode === 33)

/**
 * What calls of which at least one failed say of their account: a token or an object that Meta refuses breaks it, with Meta's words.
 * Whatever else went wrong, a limit of calls included, says nothing.
 */
export const probedFailure = (answers: readonly GraphAnswer<unknown>[]): Probed => {
  for (const answer of answers) {
    if (answer.kind !== 'refused' || answer.error.is_transient) continue
    const { error, detail: reason } = answer
    if (isAccountError(error) || isGone(error)) return { kind: 'found', state: 'broken', reason }
  }
  return { kind: 'unreachable' }
}
