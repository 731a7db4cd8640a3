/**
 * Whether a text has an entry for a name: a line that begins with it, as `name(x)`, `name | …` or alone, above its explanation. A
 * page may mention a name many times, but only defines it once.
 */
export const definesName = (text: string, name: string): boolean => {
  const lower = text.toLowerCase()
  for (let at = lower.indexOf(name); at !== -1; at = lower.indexOf(name, at + 1)) {
    if (at > 0 && lower[at - 1] !== '\n') continue
    const end = text.indexOf('\n', at)
    const line = text.slice(at + name.length, end === -1 ? undefined : end)
    if (line.startsWith(' | ')) return true
    if (!/^(?:$|[\s([:=,].{0,100}$)/.test(line) || end === -1) continue
    if (/^["'“‘(]?\p{Lu}\S* (?:\S+ ){3,}/u.test(text.slice(end + 1, end + 200))) return true
  }
  return false
}
