/** The day that a text names in figures, as `2027-3-31` or `31.3.2027`, in ISO; the same text where it names none: "next Friday". */
export const dayIn = (text: string): string => {
  const iso = /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(text)
  const dotted = /(?<!\d)(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})(?!\d)/.exec(text)
  const [year, month, day] = iso ? iso.slice(1) : dotted ? dotted.slice(1).reverse() : []
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}
