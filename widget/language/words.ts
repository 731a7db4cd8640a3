import { createContext } from 'react'
import { widgetMessages } from '#shared/conversations/widget/widget-messages'
import type { WidgetWords } from '#shared/conversations/widget/widget-words'

/** The widget's texts in the visitor's language; English where it has no other. */
export const Words = createContext<WidgetWords>(widgetMessages)
