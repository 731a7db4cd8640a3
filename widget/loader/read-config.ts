import type { WidgetConfig } from '#widget/widget-config.ts'

/** What `window.VG_CONFIG` may hold; `bucket` is the region's older name. */
export type PageConfig = Partial<WidgetConfig & { readonly bucket: string }>

/** What the page says: the script's own `data-` attributes before `VG_CONFIG`. Nothing without an agent's id. */
export const readConfig = (data: DOMStringMap, page?: PageConfig): WidgetConfig | undefined => {
  const ID = data.agent ?? page?.ID
  return ID
    ? { region: page?.bucket === 'default' ? 'na' : 'eu', render: 'bottom-right', ...page, ...data, ID }
    : undefined
}
