export { readCustomTheme, writeCustomTheme } from './custom-theme.ts'
export { sampleTurns } from './sample-turns.ts'
export { WidgetPreview } from './widget-preview.tsx'
