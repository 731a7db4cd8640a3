/** The agency's logo and name. */
export const PortalMark = ({ name, logo }: { readonly name: string; readonly logo: string }) => (
  <p className="vg-portal-mark">
    {logo !== '' && <img src={logo} alt="" width={28} height={28} />}
    <span className="min-w-0 truncate">{name}</span>
  </p>
)
