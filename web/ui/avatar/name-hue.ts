const hues = [16, 48, 80, 112, 152, 188, 220, 252, 300, 340] as const

/** A fixed hue per name: an agent keeps its colour on every screen. */
export const nameHue = (name: string): number => {
  let sum = 0
  for (const char of name) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973
  return hues[sum % hues.length] ?? 188
}
