/** "Tomasz Kowal" gives TK, "Concierge" gives C; at most `most` letters. */
export const initials = (name: string, most: 1 | 2): string => {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const picked = most === 1 ? words.slice(0, 1) : [words[0], ...(words.length > 1 ? words.slice(-1) : [])]
  return (
    picked
      .map((word) => [...(word ?? '')][0] ?? '')
      .join('')
      .toUpperCase() || '?'
  )
}
