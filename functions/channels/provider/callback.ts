/** A piece of a message of ours, as a provider gives it back with what it reports. */
export interface SentPiece {
  readonly conversationId: string
  readonly messageId: string
  /** The others say nothing of the whole message, unless they failed. */
  readonly isLast: boolean
}

const PATTERN = /^([0-9A-Z]{26})\.([0-9A-Z]{26})\.(\d{1,2})(?:\.(\d{1,2}))?$/

/** What is sent along with a piece: `conversationId.messageId.piece.pieces` (the last where nothing depends on it), far under the 512 characters of WhatsApp. */
export const callbackOf = (
  { conversationId, id }: { readonly conversationId: string; readonly id: string },
  piece: number,
  pieces: number,
): string => `${conversationId}.${id}.${piece}.${pieces}`

/** What we sent along; `undefined` for what another program did. Whose it is remains to be checked: anybody may write such a text. */
export const sentPieceIn = (callback: string | undefined): SentPiece | undefined => {
  const [, conversationId, messageId, piece, pieces] = PATTERN.exec(callback ?? '') ?? []
  if (conversationId === undefined || messageId === undefined) return undefined
  return { conversationId, messageId, isLast: Number(piece) + 1 >= Number(pieces ?? 0) }
}
