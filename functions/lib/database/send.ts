import { world } from '#lib/world'
import type { DatabaseCommand } from './database-command.ts'

/** Sends a command; the caller names the shape of DynamoDB's answer, whose items `entity()` parses. */
export const send = <A>(command: DatabaseCommand): Promise<A> => world().database(command) as Promise<A>
