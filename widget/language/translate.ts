import type { WidgetWords } from '#shared/conversations/widget/widget-words'

/** A text of the product in the visitor's language; the owner's own texts stay as they are. */
export const translate = ({ serverTexts }: Pick<WidgetWords, 'serverTexts'>, text: string): string =>
  serverTexts?.[text] ?? text
