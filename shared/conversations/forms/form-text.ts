import type { FormPart } from '#shared/agents/schema'

/** A form answer as a message: a line for each field that was filled in ("Name: Ines"). */
export const formText = (
  { fields, submitLabel }: Pick<FormPart, 'fields' | 'submitLabel'>,
  values: Readonly<Record<string, string>>,
): string =>
  fields
    .filter(({ variable }) => Object.hasOwn(values, variable) && values[variable])
    .map(({ label, variable }) => `${label}${/[:?!.：？]$/.test(label) ? '' : ':'} ${values[variable]}`)
    .join('\n') || submitLabel
