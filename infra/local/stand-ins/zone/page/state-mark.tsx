export type Mark = 'fine' | 'half' | 'bad' | 'idle' | 'work'

/** A state is a shape and a word. */
export const StateMark = ({ mark, children }: { readonly mark: Mark; readonly children: string }) => (
  <span class="state">
    <span class={`shape ${mark}`} aria-hidden="true" />
    {children}
  </span>
)
