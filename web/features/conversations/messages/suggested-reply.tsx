interface SuggestedReplyProps {
  readonly label: string
  readonly says: string
  /** Sends it as the visitor; without it the button is only shown. */
  readonly onSay: ((text: string) => void) | undefined
}

/** A suggested reply. */
export const SuggestedReply = ({ label, says, onSay }: SuggestedReplyProps) =>
  onSay ? (
    <button type="button" className="vg-reply" onClick={() => onSay(says)}>
      {label}
    </button>
  ) : (
    <span className="vg-reply">{label}</span>
  )
