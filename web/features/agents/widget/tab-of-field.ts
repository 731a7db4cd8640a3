import type { WidgetTab } from './widget-tabs.ts'

const tabs: Readonly<Record<Exclude<WidgetTab, 'look'>, readonly string[]>> = {
  opening: [
    'proactiveMessage',
    'messageDelayMS',
    'autoOpenWidget',
    'autoStartWidget',
    'ui.widgetType',
    'ui.showWhatsappButtonOnWeb',
    'whatsappPhoneNumber',
  ],
  behaviour: [
    'lang',
    'UIhandoffTitle',
    'UIhandoffSubtitle',
    'scrollAnimation',
    'syncBrowser',
    'listenForUrlChanges',
    'enableGeoAnalytics',
  ],
  css: ['ADVANCED_customCSS'],
}

const isIn = (path: string) => (field: string) => path === field || path.startsWith(`${field}.`)

/** The tab of the field at a path of the server's issues: `ui.widgetType`. */
export const tabOfField = (path: string): WidgetTab => {
  if (tabs.opening.some(isIn(path))) return 'opening'
  if (tabs.behaviour.some(isIn(path))) return 'behaviour'
  return tabs.css.some(isIn(path)) ? 'css' : 'look'
}
