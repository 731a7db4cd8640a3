/** A label inside a sentence: "Yesterday" as "yesterday". What follows its first letter stays: names, months, German nouns. */
export const inSentence = (label: string): string => label.charAt(0).toLocaleLowerCase() + label.slice(1)
