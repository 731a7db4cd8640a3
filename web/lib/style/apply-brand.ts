import { brandVariables } from '#shared/agencies/brand-variables'
import type { Hex } from '#shared/colour'

export type BrandVariant = 'default' | 'bordered' | 'faded' | 'flat'
export type BrandUsage = 'plain' | 'colorful' | 'gradient'

export interface Brand {
  readonly primary: Hex
  /** A CSS font family that replaces both the text and the display face; absent keeps the product's own. */
  readonly font?: string | undefined
  /** Ten swatches that a team set by itself. */
  readonly shades?: readonly Hex[] | undefined
  readonly variant?: BrandVariant | undefined
  readonly usage?: BrandUsage | undefined
}

/**
 * Re-brands everything inside `element`: the root for an agency's host, or any container, so that a preview can use real
 * parts. The element must carry `data-theme` itself or contain the one that does.
 */
export const applyBrand = (element: HTMLElement, brand: Brand): void => {
  element.style.removeProperty('--brand-wash')
  for (const [name, value] of Object.entries(brandVariables(brand))) element.style.setProperty(name, value)
  element.dataset.variant = brand.variant ?? 'default'
  element.dataset.usage = brand.usage ?? 'plain'
}
