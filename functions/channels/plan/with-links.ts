import type { FormattedText } from './formatted-text.ts'

interface Link {
  readonly label: string
  readonly url: string
  readonly before?: string
}

/** A text with a paragraph of links below it, each on a line. */
export const withLinks = (whole: FormattedText, links: readonly Link[]): FormattedText =>
  links.reduce<FormattedText>(({ text, entities }, { label, url, before = '' }, at) => {
    const start = `${text}${text === '' ? '' : at === 0 ? '\n\n' : '\n'}${before}`
    return {
      text: `${start}${label}`,
      entities: [...entities, { type: 'text_link', url, offset: start.length, length: label.length }],
    }
  }, whole)
