const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase()

/** Initials on a colour: a decoration beside the name. */
export const Face = ({ name, id }: { readonly name: string; readonly id: string }) => (
  <span class="face" data-hue={Number(id.slice(-2)) % 5 || 0} aria-hidden="true">
    {initialsOf(name)}
  </span>
)
