import type { Member } from '#shared/workspaces/members'

interface PersonNameProps extends Pick<Member, 'displayName' | 'email'> {
  /** A second line's end. */
  readonly fact?: string
}

/** A member of the team by name, with the address that they sign in with below it. */
export const PersonName = ({ displayName, email, fact }: PersonNameProps) => {
  const below = [...(displayName ? [email] : []), ...(fact ? [fact] : [])]
  return (
    <span className="min-w-0 flex-1">
      <span className="block truncate">{displayName || email}</span>
      {below.map((line) => (
        <span key={line} className="block truncate text-sm text-ink-2">
          {line}
        </span>
      ))}
    </span>
  )
}
