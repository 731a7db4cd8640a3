const [WIDTH, HEIGHT, EDGE] = [84, 22, 4]

/** Seven days as a line with a ring at today's end; what it shows is said beside it. */
export const Trend = ({ values }: { readonly values: readonly number[] }) => {
  const most = Math.max(1, ...values)
  const points = values.map((value, at) => [
    EDGE + (at / Math.max(1, values.length - 1)) * (WIDTH - 2 * EDGE),
    HEIGHT - EDGE - (value / most) * (HEIGHT - 2 * EDGE),
  ])
  const [x, y] = points.at(-1) ?? [0, 0]
  return (
    <svg width={WIDTH} height={HEIGHT} fill="none" className="flex-none text-brand-ink" aria-hidden="true">
      <polyline points={points.join(' ')} stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
      <circle cx={x} cy={y} r="2.75" fill="var(--surface)" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  )
}
