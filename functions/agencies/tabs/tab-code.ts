import { gunzipSync, gzipSync } from 'node:zlib'
import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import { TabCode } from '#shared/agencies/tabs/custom-tab'
import { MAX_TAB_BYTES, MAX_TAB_TEXT } from '#shared/agencies/tabs/limits'

const StoredCode = z.object({
  agencyId: z.string(),
  /** The tab's. */
  id: z.string(),
  /** Both codes as JSON, gzipped. */
  code: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
})

/** Apart from the tabs themselves, which every call of the portal's frame reads. */
export const tabCodes = entity<z.output<typeof StoredCode>, { agencyId: string; id: string }>({
  name: 'tab-code',
  parse: (item) => StoredCode.parse(item),
  key: keys.tabCode,
})

/** The code as it is stored; `undefined` for more than an item may hold. */
export const packTabCode = (code: TabCode): Uint8Array | undefined => {
  const packed = gzipSync(JSON.stringify(code))
  return packed.length > MAX_TAB_BYTES ? undefined : packed
}

const EMPTY: TabCode = { htmlContent: '', jsContent: '' }
/** Two codes of six bytes a character at most: against packed zeros. */
const MAX_UNPACKED_BYTES = 2 * 6 * MAX_TAB_TEXT

/** A tab's code; empty for one that has none yet. */
export const tabCodeOf = async (agencyId: string, id: string): Promise<TabCode> => {
  const stored = await tabCodes.get({ agencyId, id }, { consistent: true })
  if (!stored) return EMPTY
  return TabCode.parse(
    JSON.parse(gunzipSync(stored.code, { maxOutputLength: MAX_UNPACKED_BYTES }).toString()) as unknown,
  )
}
