const isAddress = (text: string): boolean => /^[^\s@<>,;:"']+@[^\s@<>,;:"']+\.\p{L}{2,}$/u.test(text)

/** The visitor's e-mail address, from a variable that is called so: a form's or question's answer, or the page's own value. */
export const knownEmail = (variables: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(variables)
    .filter(([name]) => /e_?mail/i.test(name))
    .map(([, value]) => value.trim().toLowerCase())
    .findLast(isAddress)
