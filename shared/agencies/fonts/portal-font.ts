/** The family that an agency's pages declare, whatever its name: no text of the settings is in a style sheet. */
export const PORTAL_FONT = '"Portal"'

/** What the portal is drawn with, and what where its own font has no sign. */
export const portalFontStack = (family: string = PORTAL_FONT): string => `${family}, system-ui, sans-serif`
