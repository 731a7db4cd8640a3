import type { WidgetConfig } from '#widget/widget-config.ts'

/** What `window.VG_CONFIG` may hold; `bucket` is the region's older name. */
export type PageConfig = Partial<WidgetConfig & { readonly bucket: string; readonly autoStart: boolean }>

/** What the page says: the script's own `data-` attributes first, then `VG_CONFIG`. Nothing without an agent's id. */
export const readConfig = (data: DOMStringMap, page: PageConfig = {}): WidgetConfig | undefined => {
  const ID = data.agent ?? page.ID
  const region = data.region ?? page.region ?? (page.bucket === 'default' ? 'na' : 'eu')
  return ID
    ? {
        ID,
        region: region === 'na' ? region : 'eu',
        render: (data.render as WidgetConfig['render']) ?? page.render ?? 'bottom-right',
        autostart: page.autostart ?? false,
        variables: page.variables ?? {},
      }
    : undefined
}
