import { t } from '#web/features/search/t.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Kbd } from '#web/ui/button/kbd.tsx'
import type { Result } from './search-results.ts'

/** The name with the match highlighted, its location, and the strength of the match. */
export const SearchRow = ({
  result: { item, strength },
  query,
}: {
  readonly result: Result
  readonly query: string
}) => {
  const { icon: Icon, face, label, where, keys } = item
  return (
    <>
      {face ? (
        <Avatar size="small" name={label} kind={face.kind} picture={face.picture} />
      ) : (
        <span className="vg-search__icon">{Icon && <Icon size={16} aria-hidden="true" />}</span>
      )}
      <span className="vg-search__text">
        <span className="vg-search__label">
          <Marked text={label} part={query.trim()} />
        </span>
        {where && <span className="vg-search__where">{where}</span>}
      </span>
      {strength && <span className={`vg-search__fit vg-search__fit--${strength}`}>{t(strength)}</span>}
      {!strength && keys?.split(' ').map((key) => <Kbd key={key} keys={key} />)}
    </>
  )
}

const Marked = ({ text, part }: { readonly text: string; readonly part: string }) => {
  const at = part ? text.toLowerCase().indexOf(part.toLowerCase()) : -1
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + part.length)}</mark>
      {text.slice(at + part.length)}
    </>
  )
}
