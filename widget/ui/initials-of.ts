/** Two letters of a name, for the avatar beside a teammate's message. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? words.at(-1) : undefined
  return [words[0], last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
