export const widgetTabs = ['look', 'opening', 'behaviour', 'css'] as const
export type WidgetTab = (typeof widgetTabs)[number]
