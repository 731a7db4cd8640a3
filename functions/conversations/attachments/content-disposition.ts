/** Browsers run nothing in raster images; every other file is only downloaded. */
const isInline = (type: string): boolean => type.startsWith('image/')

const encoded = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** The Content-Disposition that a visitor's file is served with (RFC 6266, RFC 8187). */
export const contentDisposition = (name: string, type: string): string =>
  `${isInline(type) ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded(name)}`
