import type { WidgetConfig } from '#widget/widget-config.ts'

/** The agent that the frame's address names; `#demo=…` opens it as a demo. */
export const readPath = (path: string, hash = ''): WidgetConfig | undefined => {
  const [, region, ID] = /^\/app\/(eu|na)\/render\/([\w-]+)\/iframe\/?$/.exec(path) ?? []
  const demo = new URLSearchParams(hash.slice(1)).get('demo')
  return ID
    ? { ID, region: region === 'na' ? 'na' : 'eu', render: 'full-width', ...(demo === null ? {} : { demo }) }
    : undefined
}
