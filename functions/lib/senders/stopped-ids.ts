import { createHmac } from 'node:crypto'
import { tokenSecrets } from '#lib/secrets'

/** An address as it is compared: without a name beside it, in lower case. */
export const plainAddress = (address: string): string =>
  (/<([^<>]*)>/.exec(address)?.[1] ?? address).trim().toLowerCase()

/**
 * The ids that an address may have among an agency's stopped ones, the first for a new one: an HMAC under each of the region's keys,
 * since keys of the table are in places where addresses have no business, such as the cloud's own logs.
 */
export const stoppedIds = async (agencyId: string, address: string): Promise<readonly string[]> =>
  (await tokenSecrets()).tokenKeys.map((key) =>
    createHmac('sha256', key)
      .update(`stopped#${agencyId}#${plainAddress(address)}`)
      .digest('hex'),
  )
