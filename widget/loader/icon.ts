const SVG = 'http://www.w3.org/2000/svg'

const paths = {
  chat: 'M6 4h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-6l-4 4v-4H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3m6 4.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  down: 'm6 9 6 6 6-6',
  x: 'M18 6 6 18M6 6l12 12',
}

/** A stroked path on a 24 x 24 field; made of elements, because pages may forbid markup in strings. */
export const icon = (name: keyof typeof paths): SVGSVGElement => {
  const svg = document.createElementNS(SVG, 'svg')
  const stroke = document.createElementNS(SVG, 'path')
  svg.setAttribute('viewBox', '0 0 24 24')
  stroke.setAttribute('d', paths[name])
  svg.append(stroke)
  return svg
}
