/** The product's mark: a node on a filled square, in the current brand. */
export const Mark = ({ size = 22 }: { readonly size?: number }) => (
  <span
    aria-hidden="true"
    className="grid flex-none place-items-center border border-(--brand-edge) bg-brand"
    style={{ width: size, height: size, borderRadius: size * 0.32 }}
  >
    <span className="rounded-full border-2 border-on-brand" style={{ width: size * 0.38, height: size * 0.38 }} />
  </span>
)
