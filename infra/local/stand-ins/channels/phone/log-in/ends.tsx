import type { Finish } from './dialog.tsx'

/** The two ends of a form. */
export const Ends = ({ done, label }: { readonly done: Finish; readonly label: string }) => (
  <div class="ends">
    <button type="button" onClick={() => void done({ do: 'cancel' })}>
      Cancel
    </button>
    <button type="submit" class="filled">
      {label}
    </button>
  </div>
)
