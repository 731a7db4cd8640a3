/**
 * What fits into a message of Discord's. https://docs.discord.com/developers/resources/message#create-message,
 * https://docs.discord.com/developers/resources/message#embed-object-embed-limits and
 * https://docs.discord.com/developers/components/reference#button
 */
export const limits = {
  content: 2000,
  embeds: 10,
  embedTitle: 256,
  embedText: 4096,
  rows: 5,
  inRow: 5,
  label: 80,
  customId: 100,
  url: 512,
} as const

/** Messages of ours for one answer. */
export const PIECES = 10
export const CITATIONS = 3

/** With room for the name of who is answered, and for signs that are escaped. */
export const TEXT = 1900
