const MAX = 4

/** Typical questions for pages whose title contains one of these words. */
const topics: readonly (readonly [RegExp, string])[] = [
  [/\b(pric(e|es|ing)|plans?|cost|preise?|tarif)/i, 'What does it cost?'],
  [/\b(shipping|delivery|versand|lieferung)/i, 'How long does delivery take?'],
  [/\b(returns?|refunds?|rückgabe|umtausch)/i, 'How can I return something?'],
  [/\b(opening|hours|öffnungszeiten)/i, 'When are you open?'],
  [/\b(book(ing)?|appointments?|reservations?|termin)/i, 'How can I book?'],
  [/\b(warranty|guarantee|garantie)/i, 'What does the warranty cover?'],
  [/\b(contact|kontakt|support)/i, 'How can I reach you?'],
  [/\b(install|setup|getting started|quick ?start|tutorial)/i, 'How do I get started?'],
  [/\b(jobs?|careers?|karriere)/i, 'Which positions are open?'],
]

const genericTitles =
  /^(home|index|start|welcome|imprint|impressum|privacy|datenschutz|terms|cookies?|login|sign in|404|not found|search|sitemap)/i

/** Up to four questions to try an agent with these pages. Titles that are questions are used unchanged. */
export const suggestedQuestions = (company: string, titles: readonly string[]): string[] => {
  if (titles.length === 0) return []
  const names = [...new Set(titles.map((title) => ownPart(title, company)).filter((title) => title.length > 2))]
  const asked = names.filter((title) => title.endsWith('?') && title.length <= 90)
  const known = topics.flatMap(([word, question]) => (names.some((title) => word.test(title)) ? [question] : []))
  const rest = names
    .filter(
      (title) =>
        !genericTitles.test(title) &&
        !title.endsWith('?') &&
        title.length <= 60 &&
        !topics.some(([word]) => word.test(title)),
    )
    .map((title) => `What should I know about “${title}”?`)
  return [...new Set([...asked.slice(0, 2), ...known, `What does ${company} do?`, ...rest])].slice(0, MAX)
}

/** The title without the company's name: "Shipping" of "Shipping | Kestrel Bikes". */
const ownPart = (title: string, company: string): string => {
  const parts = title.split(/(?<!\s)\s+[|·•»–—-]\s+|(?:(?<!\s)\s+)?::\s*/).map((part) => part.trim())
  return parts.find((part) => part !== '' && part.toLowerCase() !== company.trim().toLowerCase()) ?? ''
}
