/** Strokes on a 24 x 24 field (after Lucide, ISC). */
const strokes = {
  bin: 'M3 6h18M8 6V4h8v2m3 0-1 14H6L5 6',
  link: 'M7 17 17 7M8 7h9v9',
  moon: 'M21 12.8A9 9 0 1 1 11.2 3a7 7 0 0 0 9.8 9.8',
} as const

/** A decoration: its meaning is always in a text beside it or in the control's name. */
export const Icon = ({ name }: { readonly name: keyof typeof strokes }) => (
  <svg
    class="icon"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={strokes[name]} />
  </svg>
)
