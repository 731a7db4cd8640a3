import type { AskFor } from '#shared/agents/schema'

/** Whether a question asks for a person's name, by its variable; a company's or a pet's is any text. */
export const isNameAsk = ({ kind, variable }: Pick<AskFor, 'kind' | 'variable'>): boolean =>
  kind === 'text' &&
  /^(?:(?:first|last|full|given|family|sur|your|visitor|guest|customer|client|patient|caller|contact)_?)?name$|^(?:vorname|nachname|prenom|nom|nombre|apellido|nome|cognome|naam|voornaam|achternaam)$/i.test(
    variable,
  )
