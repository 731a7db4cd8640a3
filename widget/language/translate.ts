import type { WidgetWords } from '#shared/conversations/widget/widget-words'

/** A text of the product in the visitor's language; any other text stays as it is. */
export const translate = ({ told }: Pick<WidgetWords, 'told'>, text: string): string => told?.[text] ?? text
