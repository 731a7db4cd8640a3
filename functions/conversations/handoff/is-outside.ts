/** Ids of members never begin so. */
const OUTSIDE = 'outside:'

/** Whether a conversation is with a person who answers in the provider's own inbox, outside Parley: `outside:whatsapp`. */
export const isOutside = (person: { readonly id: string } | undefined): boolean =>
  person?.id.startsWith(OUTSIDE) === true
