import type { Region } from '#shared/regions'

/** What this browser knows of the push subscription that it made for a region. */
export interface PushMemory {
  /** Whose it is: nobody else's notifications may show here, nor theirs to somebody else. */
  readonly person: string
  readonly workspaceIds: readonly string[]
  /** As the server was told last. */
  readonly endpoint: string
  /** Milliseconds since 1970 of the last time that the server was told. */
  readonly toldAt: number
}

const key = (region: Region) => `push.${region}`

const isMemory = (value: unknown): value is PushMemory =>
  typeof value === 'object' &&
  value !== null &&
  'person' in value &&
  'endpoint' in value &&
  'toldAt' in value &&
  'workspaceIds' in value &&
  Array.isArray(value.workspaceIds)

export const readPushMemory = (region: Region): PushMemory | undefined => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key(region)) ?? 'null')
    return isMemory(value) ? value : undefined
  } catch {
    return undefined
  }
}

export const writePushMemory = (region: Region, memory: PushMemory | undefined): void => {
  if (memory) localStorage.setItem(key(region), JSON.stringify(memory))
  else localStorage.removeItem(key(region))
}
