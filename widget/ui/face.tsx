import { initialsOf } from './initials-of.ts'

interface FaceProps {
  readonly name: string
  readonly picture: string | undefined
}

/** A teammate's initials, and over them their picture while its file exists. */
export const Face = ({ name, picture }: FaceProps) => (
  <>
    {initialsOf(name)}
    {picture && (
      <img
        src={picture}
        alt=""
        referrerPolicy="no-referrer"
        onError={({ currentTarget }) => {
          currentTarget.hidden = true
        }}
      />
    )}
  </>
)
