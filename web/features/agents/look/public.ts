export { sampleTurns } from './sample-turns.ts'
export { WidgetPreview } from './widget-preview.tsx'
