const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  copy: '©',
  euro: '€',
  pound: '£',
  deg: '°',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  times: '×',
  rarr: '→',
}

const decodeCodePoint = (digits: string, base: number, whole: string): string => {
  const code = Number.parseInt(digits, base)
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : whole
}

/** Character references that Markdown allows in text. The result becomes a text node, never markup. */
export const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi,
    (whole, hex?: string, decimal?: string, name?: string) =>
      hex
        ? decodeCodePoint(hex, 16, whole)
        : decimal
          ? decodeCodePoint(decimal, 10, whole)
          : (named[name ?? ''] ?? whole),
  )
