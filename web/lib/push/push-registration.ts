import type { Region } from '#shared/regions'

/** What this browser stores about the push subscription that it made for a region. */
export interface PushRegistration {
  /** Its member: notifications of others must not show here, nor theirs elsewhere. */
  readonly person: string
  readonly workspaceIds: readonly string[]
  /** As last sent to the server. */
  readonly endpoint: string
  /** When it was last sent to the server, in milliseconds since 1970. */
  readonly toldAt: number
}

const key = (region: Region) => `push.${region}`

const isRegistration = (value: unknown): value is PushRegistration =>
  typeof value === 'object' &&
  value !== null &&
  'person' in value &&
  'endpoint' in value &&
  'toldAt' in value &&
  'workspaceIds' in value &&
  Array.isArray(value.workspaceIds)

export const readPushRegistration = (region: Region): PushRegistration | undefined => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key(region)) ?? 'null')
    return isRegistration(value) ? value : undefined
  } catch {
    return undefined
  }
}

export const writePushRegistration = (region: Region, memory: PushRegistration | undefined): void => {
  if (memory) localStorage.setItem(key(region), JSON.stringify(memory))
  else localStorage.removeItem(key(region))
}
