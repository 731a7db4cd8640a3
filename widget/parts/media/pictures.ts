import { createContext } from 'react'

/** Where a host keeps its copy of a stranger's picture; nothing where there is none. Asked once for each address. */
export type Pictures = (url: string) => Promise<string | undefined>

/** Without a host that keeps copies every picture stays a link. */
export const Pictures = createContext<Pictures>(async () => undefined)
