export { shownTabs } from './shown-tabs.ts'
export { tabLabel } from './tab-label.ts'
