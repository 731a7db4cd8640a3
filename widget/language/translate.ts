import type { WidgetWords } from '#shared/conversations/widget/widget-words'

/** A text of the product's in the visitor's language; one that is somebody's own stays as it is. */
export const translate = ({ told }: Pick<WidgetWords, 'told'>, text: string): string => told?.[text] ?? text
