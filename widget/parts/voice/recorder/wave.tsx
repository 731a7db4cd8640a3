interface WaveProps {
  /** 0 to 1, the newest last. */
  readonly levels: readonly number[]
}

const STEPS = 60
const MIDDLE = 14

/** The loudness over time as one line; a decoration. */
export const Wave = ({ levels }: WaveProps) => {
  const points = Array.from({ length: STEPS }, (_, at) => {
    const level = levels[at - STEPS + levels.length] ?? 0
    const side = at % 2 === 0 ? 1 : -1
    return `${at * 4},${(MIDDLE + side * level * (MIDDLE - 1)).toFixed(1)}`
  })
  return (
    <svg
      className="wave"
      viewBox={`0 0 ${(STEPS - 1) * 4} ${MIDDLE * 2}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline points={points.join(' ')} />
    </svg>
  )
}
