/** Fills `{{variables}}` into exact words; one that is not known leaves nothing behind. */
export const fillVariables = (words: string, variables: Readonly<Record<string, string>>): string =>
  words
    .replace(/\{\{\s*([\w-]+)\s*\}\}/g, (_, name: string) => variables[name] ?? '')
    .replace(/ {2,}/g, ' ')
    .trim()
