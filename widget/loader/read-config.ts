import type { WidgetConfig } from '#widget/widget-config.ts'

/** What `window.VG_CONFIG` may hold; `bucket` is the region's older name. */
export type PageConfig = Partial<WidgetConfig & { readonly bucket: string }>

/** A boolean attribute is on if it is present, unless its value is `false`. */
const isOn = (value: unknown) => value != null && `${value}` !== 'false'

/** The page's settings: the script's `data-` attributes take precedence over `VG_CONFIG`. `undefined` without an agent's id. */
export const readConfig = (data: DOMStringMap, page?: PageConfig): WidgetConfig | undefined => {
  const ID = data.agent ?? page?.ID
  const given: PageConfig = { ...page, ...data }
  return ID
    ? {
        region: given.bucket === 'default' ? 'na' : 'eu',
        ...given,
        modalMode: isOn(given.modalMode),
        autostart: isOn(given.autostart),
        ID,
      }
    : undefined
}
