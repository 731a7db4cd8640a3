import { useQuery } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { teamQuery } from '#web/features/workspaces/queries.ts'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { actorWords } from './actor-words.ts'

interface Person {
  readonly name: string
  /** Empty without one. */
  readonly photoURL: string
}

/** The people of a workspace by their ids in the audit log; someone without a name, or who has left, by their e-mail address. */
export const usePeople = (region: Region, workspaceId: string): ((id: string) => Person) => {
  const { data } = useQuery({ ...teamQuery(region, workspaceId), staleTime: 60_000, enabled: viewerMay('see-team') })
  const known = data ? [data.team.owner, ...data.team.members] : []
  return (id) => {
    const person = known.find(({ email }) => email === id)
    return { name: person?.displayName || actorWords(id), photoURL: person?.photoURL ?? '' }
  }
}
