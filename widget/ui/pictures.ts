import { createContext } from 'react'

/** The address of the host's copy of a third-party picture; `undefined` if there is none. Requested once for each URL. */
export type Pictures = (url: string) => Promise<string | undefined>

/** Without a host that stores copies every picture stays a link. */
export const Pictures = createContext<Pictures>(async () => undefined)
