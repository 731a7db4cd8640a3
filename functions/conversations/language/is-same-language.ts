/** Whether two tags (BCP 47) are of one language: `de` and `de-AT`. */
export const isSameLanguage = (one: string, other: string): boolean => primary(one) === primary(other)

const primary = (tag: string): string | undefined => tag.toLowerCase().split(/[-_]/)[0]
