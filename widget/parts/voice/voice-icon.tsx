/** Strokes on a 24 x 24 field (after Lucide, ISC), apart from those that every chat needs (icon.tsx). */
const strokes = {
  mic: 'M12 2a3 3 0 0 0-3 3v7a3 3 0 0 0 6 0V5a3 3 0 0 0-3-3M5 11v1a7 7 0 0 0 14 0v-1M12 19v3',
  pause: 'M8 5v14M16 5v14',
} as const

/** A decoration: the control's name says what it means. */
export const VoiceIcon = ({ name }: { readonly name: keyof typeof strokes }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={strokes[name]} />
  </svg>
)
