/** Widths of the lines, in percent: a generic page, never the customer's own. */
const lines = [38, 92, 86, 64, 0, 46, 90, 78, 0, 34, 88, 94, 58]

/** A neutral page behind the widget. */
export const backdrop = (): HTMLElement => {
  const page = document.createElement('div')
  page.ariaHidden = 'true'
  page.style.cssText = 'padding:36px 28px;max-width:420px'
  for (const width of lines) {
    const line = document.createElement('div')
    line.style.cssText = `width:${width}%;height:12px;margin-bottom:14px;border-radius:6px;background:#80808026`
    page.append(line)
  }
  return page
}
