import type { StoredMessage } from './store.ts'

/** Whether a visitor may see a message: how many of theirs were refused, and which are a task for the team, is for members only. */
export const isForVisitor = ({ notice }: StoredMessage): boolean => notice !== 'refused' && notice !== 'left'
