/** Fills `{{variables}}` into exact words; an unknown one becomes empty. */
export const fillVariables = (words: string, variables: Readonly<Record<string, string>>): string =>
  words
    .replace(/\{\{\s*([\w-]+)\s*\}\}/g, (_, name: string) => variables[name] ?? '')
    .replace(/ {2,}/g, ' ')
    .trim()
