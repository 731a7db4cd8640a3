import { instagramSlices } from './messenger/instagram-intake.ts'
import { pageSlices } from './messenger/page-intake.ts'
import type { Slice } from './provider/inbound.ts'
import { whatsappSlices } from './whatsapp/intake.ts'

/** Cuts a body of one of Meta's products into slices. */
type Slices = (body: unknown) => readonly Slice[]

/** By the body's `object`: `whatsapp_business_account`, `page`, `instagram`. What is not here is answered and stored nowhere. */
export const metaSlices: ReadonlyMap<string, Slices> = new Map<string, Slices>([
  ['page', pageSlices],
  ['instagram', instagramSlices],
  ['whatsapp_business_account', whatsappSlices],
])
