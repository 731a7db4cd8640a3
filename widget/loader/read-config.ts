import type { WidgetConfig } from '#widget/widget-config.ts'

/** What `window.VG_CONFIG` may hold; `bucket` is the region's older name. */
export type PageConfig = Partial<WidgetConfig & { readonly bucket: string }>

/** An attribute is a switch by being there, unless it says `false`. */
const isOn = (value: unknown) => value != null && `${value}` !== 'false'

/** What the page says: the script's own `data-` attributes before `VG_CONFIG`. Nothing without an agent's id. */
export const readConfig = (data: DOMStringMap, page?: PageConfig): WidgetConfig | undefined => {
  const ID = data.agent ?? page?.ID
  const said: PageConfig = { ...page, ...data }
  return ID
    ? {
        region: said.bucket === 'default' ? 'na' : 'eu',
        ...said,
        modalMode: isOn(said.modalMode),
        autostart: isOn(said.autostart),
        ID,
      }
    : undefined
}
