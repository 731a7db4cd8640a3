/** Why a piece of an owner's CSS is left out, for the editor. */
export const refusals = {
  syntax: (message: string) => `This cannot be read: ${message}`,
  tooLong: 'CSS can have at most 100,000 characters.',
  tooDeep: 'Brackets can be nested at most 32 deep.',
  tooManyFaults: 'More than 200 places cannot be read, so none of it is used.',
  tooMuch: 'Only the first 2,000 rules are used.',
  atRule: (name: string) => `@${name} is left out: only @media, @supports and @keyframes are used.`,
  nesting: 'Rules inside rules are left out. Write them one after another.',
  selector: (selector: string) =>
    `"${selector}" is left out: it reaches beyond the chat or reads what is written in it.`,
  property: (name: string) => `${name} is left out: the widget does not take it.`,
  address: 'Addresses are left out: only small pictures as data: are used.',
  fn: (name: string) => `${name}() is left out: the widget does not take it.`,
  position: 'Only static, relative, absolute and sticky are used as a position.',
  place: (name: string) => `${name} of the window is left out: the window is part of the customer's page.`,
  shadow: 'The window’s shadow reaches at most 64 px, in pixels.',
  value: 'This value is left out.',
} as const
