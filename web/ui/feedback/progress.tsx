import './progress.css'

export interface ProgressProps {
  readonly label: string
  /** 0 to 100. */
  readonly percent: number
}

export const Progress = ({ label, percent }: ProgressProps) => (
  <div
    className="vg-progress"
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(percent)}
  >
    <div className="vg-progress__bar" style={{ width: `${percent}%` }} />
  </div>
)
