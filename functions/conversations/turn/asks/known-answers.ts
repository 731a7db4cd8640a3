import { givenContact } from '#functions/conversations/contact/given-contact'
import { knownEmail } from '#functions/conversations/contact/known-email'
import type { AgentNode } from '#shared/agents/schema'
import { fieldKind } from '#shared/conversations/field-kind'
import { isNameAsk } from './is-name-ask.ts'

interface Known {
  readonly variables: Readonly<Record<string, string>>
  /** The visitor's messages before the ones that are answered now, oldest first. */
  readonly texts: readonly string[]
}

/**
 * Answers to nodes' questions for the visitor's name, e-mail address and phone number that are known already: by a field of
 * another name, or from an earlier message. Nobody is asked for them again.
 */
export const knownAnswers = (
  nodes: readonly AgentNode[],
  { variables, texts }: Known,
): Readonly<Record<string, string>> => {
  const asks = nodes.flatMap((node) => node.asks ?? []).filter(({ variable }) => variables[variable] === undefined)
  const kinds = asks.flatMap((ask) => {
    const kind = fieldKind(ask.variable)
    const isAsked = kind === 'name' ? isNameAsk(ask) : kind === ask.kind
    return kind && isAsked ? [{ variable: ask.variable, kind }] : []
  })
  if (kinds.length === 0) return {}
  const given = givenContact(texts)
  const fieldOf = (kind: 'name' | 'phone') =>
    Object.entries(variables).find(
      ([name, value]) => value !== '' && fieldKind(name) === kind && !/user/i.test(name),
    )?.[1]
  const known = {
    name: fieldOf('name') ?? given.name,
    email: knownEmail(variables) ?? given.email,
    phone: fieldOf('phone') ?? given.phone,
  }
  return Object.fromEntries(kinds.flatMap(({ variable, kind }) => (known[kind] ? [[variable, known[kind]]] : [])))
}
