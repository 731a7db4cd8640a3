import type { NumberedButton } from '#shared/channels/parts/numbered-in'

/** Buttons as lines that a visitor answers by number: "1. Garden room". */
export const numberedList = (buttons: readonly Pick<NumberedButton, 'number' | 'label'>[]): string =>
  buttons.map(({ number, label }) => `${number}. ${label}`).join('\n')
