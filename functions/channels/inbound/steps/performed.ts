/** What became of a step that is no message. `later`: what it is about is not known yet; its row stays. */
export type Performed = 'done' | 'later'
