import * as z from 'zod'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'

const PushDevice = z.object({
  workspaceId: z.string(),
  /** `owner`, or a member's address. */
  receiver: z.string(),
  /** SHA-256 of the endpoint. */
  device: z.string(),
  endpoint: z.string(),
  /** The browser's public key and shared secret (RFC 8291), in base64url. */
  p256dh: z.string(),
  auth: z.string(),
  /** When the browser last registered, in milliseconds since 1970. */
  keptAt: z.number().int(),
  /** Deliveries in a row that failed. */
  failures: z.number().int().default(0),
})
export type PushDevice = z.output<typeof PushDevice>

/** Every opened dashboard registers its browser again; one that was not opened for this long expires. */
const RETENTION_SECONDS = 90 * 24 * 3600

export interface PushDeviceId {
  readonly workspaceId: string
  readonly receiver: string
  readonly device: string
}

/** The browsers in which a receiver gets notifications of one workspace. */
export const pushDevices = entity<PushDevice, PushDeviceId>({
  name: 'push-device',
  parse: (item) => PushDevice.parse(item),
  key: keys.pushDevice,
  expires: ({ keptAt }) => Math.floor(keptAt / 1000) + RETENTION_SECONDS,
})

/** The devices of one receiver, or of all of a workspace. Consistent, so that a device just turned off gets no push. */
export const pushDevicesOf = async (workspaceId: string, receiver = ''): Promise<readonly PushDevice[]> => {
  const { pk, sk } = keys.pushDevice({ workspaceId, receiver, device: '' })
  const found: PushDevice[] = []
  let after: string | undefined
  do {
    const page = await pushDevices.list(pk, receiver ? sk : PREFIX, { limit: 200, after, consistent: true })
    found.push(...page.items)
    after = page.cursor
  } while (after)
  return found
}

const PREFIX = 'PUSH#'
