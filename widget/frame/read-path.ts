import type { WidgetConfig } from '#widget/widget-config.ts'

/** The agent that the frame's address names. */
export const readPath = (path: string): WidgetConfig | undefined => {
  const [, region, ID] = /^\/app\/(eu|na)\/render\/([\w-]+)\/iframe\/?$/.exec(path) ?? []
  return ID ? { ID, region: region === 'na' ? 'na' : 'eu', render: 'full-width' } : undefined
}
