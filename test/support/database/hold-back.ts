import type { DatabaseCommand } from '#lib/database/database-command'
import { replaceWorld, world } from '#lib/world'

/** Holds back the first command to the database that meets a condition, until it is let go; all others pass. */
export const holdBack = (isMeant: (command: DatabaseCommand) => boolean) => {
  const { database } = world()
  const held = Promise.withResolvers<void>()
  const free = Promise.withResolvers<void>()
  let isOpen = true
  const undo = replaceWorld({
    ...world(),
    database: async (command) => {
      if (isOpen && isMeant(command)) {
        isOpen = false
        held.resolve()
        await free.promise
      }
      return database(command)
    },
  })
  return {
    /** Resolves once a command is held. */
    held: held.promise,
    /** Holds no further command; one that is held stays so. */
    pass: undo,
    letGo: () => {
      undo()
      free.resolve()
    },
  }
}
