const SVG = 'http://www.w3.org/2000/svg'

/** A stroked path on a 24 x 24 field; made of elements, because pages may forbid markup in strings. */
export const icon = (path: string): SVGSVGElement => {
  const svg = document.createElementNS(SVG, 'svg')
  const stroke = document.createElementNS(SVG, 'path')
  svg.setAttribute('viewBox', '0 0 24 24')
  stroke.setAttribute('d', path)
  svg.append(stroke)
  return svg
}
