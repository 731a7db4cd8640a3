import { CopyButton } from './copy-button.tsx'
import '#web/ui/form/field.css'

export interface CopyTextProps {
  readonly text: string
  /** What it is, for the button's name: "agent id". */
  readonly what: string
}

export const CopyText = ({ text, what }: CopyTextProps) => (
  <div className="vg-input vg-input-group">
    <code className="min-w-0 flex-1 truncate font-mono text-sm">{text}</code>
    <CopyButton what={what} text={text} />
  </div>
)
